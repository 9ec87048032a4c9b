import { describe, expect, test } from "vitest";
import { outline, qr } from "../src/lib/qr";

/** Matrices of another encoder: each row of modules as one number in base 36. */
const KNOWN: readonly (readonly [string, number, string])[] = [
  [
    "ORRERY",
    1,
    "18o73 mwjl wtb1 wswt wrj1 mx4x 18prz 3r4 xfng hkbq r6oi uv3 w1b3 6as 18mle mxn1 wr3q wrv0 wsy4 mw58 18qsu",
  ],
  [
    "http://192.168.1.10:8420/t/66499f953eba99f483da97781492d2b3",
    4,
    "3x5au0v 2089mbl 2vnm9ul 2vlnjod 2vobbkt 20okwg1 3xbl6yn anvgg 2xkgtq4 3satuy7 2tcbaxg bldx25 3pvc56 2cmbxdv nsiuym 1amff6s cf5d15 14izgfh 3fclowm 2j3s9lq 19so2ex 3rguqx9 2twlsum 2qfzibr 2oojzeh hhtlj 3x6s3mc 20fnimu 2vidd6h 2viy6nr 2vn1lgo 20b08zg 3x96g1e",
  ],
  [
    "https://orrery.example.org/tables/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    8,
    "5i5b1kd37j 2troc8v7ep 41488idysd 415bmieyxp 41k9vw387x 2thuf6fdj5 5iicojrr7j a398g0 3os33kvzf6 avn8gt5pp 1m4yotkscn 1k3c7ow5u 59pqqgmaew 1h1q714hwt 44qfmua77r 237q8zdwb6 nmg3qverc 1h6z0y8ysh lrsq2qnwn 2w25ifv0lu 28syinaafs 2g7sslhj4t 3466azt3w7 1kjh8bb8ya 1yq0aurntk 3ni3ubbnz1 2eztj4egon szjvdgvoi 2i6naupgdk 295iw3zgr3 3136341djr 3xm5d2zb76 2e7pvs5qju 2gp3ac1m4h 330eb5w11z 4xv30ce60i 1w0fremejs 2017fbz05p 1jmepbnidz 2fv8s4sbjm 4wy33h3188 gmfk3lst 5ibdluot3r 2tgi0p71n6 41pqrhaol4 419vzhrxzx 41n6azgy2f 2tgqn85moy 5ipby1krdn",
  ],
  [
    "¿Quién juega? yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy",
    9,
    "2g8mbm3a3r3 194tp38qtz5 1sqpjp9gehp 1slmcm9vujh 1skdnc5k3ml 19b369w87k1 2g85mwsc2v3 hcv098u8 1khfkid6jad toaoeyehnr 1owaxg5y02u rv9hy7l0mx 1pxh9pryfyr z6oar64693 m1luqok0th b5liez8ebe 91y1dqxu1e 8loi0jdk87 2gndioqz2g5 1xpi91ymzy2 1oav54cxxzm 1nvik2hcjvr 2azt9vux545 21gwcumsbju ro2sfhg7aq 31jesv9zj3 1n33ulxxff5 2317z9u9o9m 1zzc5kcasc6 1xxlsift2g4 1lso7jooh1w 220zjnfzmjc 1x8qeuejkyr 2fzb2ou0rfr 1hmtbagnhjp 1scy3kzruqy 1wrgo7st4zm 11qvcvcnj53 vpz69196xh 1mc6rqvxw4a 2d9tkgx870i 1ywr3jpdsx3 25f9jszujit xjop68t6u2 6sjunzzs36 b3vhim5g3 2gbgdl6v1hx 195oshsmsd6 1sgzsxkifaq 1sl20gjb71z 1sniczzn592 195pgpl70dk 2g9na2absbl",
  ],
];

function rows(text: string): string {
  return (qr(text) ?? []).map((line) => BigInt(`0b${line.map(Number).join("")}`).toString(36)).join(" ");
}

describe("the same code as another encoder makes", () => {
  test.each(KNOWN)("%s", (text, version, known) => {
    expect(qr(text)).toHaveLength(17 + 4 * version);
    expect(rows(text)).toBe(known);
  });
});

test("what is too long has no code", () => expect(qr("x".repeat(300))).toBeNull());
test("dark modules are drawn inside a quiet zone", () =>
  expect(
    outline([
      [true, false],
      [false, true],
    ]),
  ).toBe("M4 4h1v1h-1zM5 5h1v1h-1z"));
