/** Whether keys play on this page: where everything is typed, a letter is a letter. */
class Keyboard {
  plays = $state(true);
}

export const keyboard = new Keyboard();
