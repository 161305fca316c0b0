import { avoidanceRule, findWords, nameRule } from '@/authoring/check/rules/wording';
import { checkMessages } from '@/authoring/messages/check-messages';
import { Fixture } from '@/tests/fixture';

const found = (text: string, rule: ReturnType<typeof nameRule>) =>
  findWords(text, [rule]).map(({ offset, length }) => text.slice(offset, offset + length));

describe('words to avoid', () => {
  const rule = avoidanceRule({
    avoid: ['leader', "n'importe quel", 'état de l’art', 'a.b*'],
    instead: 'say what it does.',
    except: ['leader de groupe'],
  });

  it.each([
    ['Le Leader, un LEADER', ['Leader', 'LEADER']],
    ['leadership, cheerleader, leaders', []],
    ['le leader de groupe et le leader', ['leader']],
    ['N’importe quel outil', ['N’importe quel']],
    ["l'état de\u00a0l'art", ["état de\u00a0l'art"]],
    ['www.leader.example, non-leader, leader-example.org, a@leader', []],
    ['a.b* et aab', ['a.b*']],
  ])('%s', (text, expected) => {
    expect(found(text, rule)).toEqual(expected);
  });

  it('state the remedy', () => {
    expect(findWords('Un leader.', [rule])).toEqual([
      { offset: 3, length: 6, message: '"leader" is a word this site avoids; say what it does.' },
    ]);
  });
});

describe('names', () => {
  const rule = nameRule({ write: 'RegPilot', never: ['RegPilote', 'Reg Pilot'] });

  it.each([
    ['RegPilot, regpilot et REGPILOT', ['regpilot', 'REGPILOT']],
    ['RegPilote ou Reg Pilot', ['RegPilote', 'Reg Pilot']],
    ['RegPilots', []],
  ])('%s', (text, expected) => {
    expect(found(text, rule)).toEqual(expected);
  });
});

it('is checked in messages too, with typography', () => {
  const site = new Fixture().copy('content/style.yaml').write({
    'messages/fr.json': '{\n  "a": "RegPilote, vraiment?"\n}\n',
    'messages/en.json': '{\n  "a": "A seamless {name}"\n}\n',
  });
  site.enter();
  const messages = checkMessages(site.root).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
  jest.restoreAllMocks();
  site.remove();
  expect(messages).toEqual(
    expect.arrayContaining([
      'messages/fr.json:2 Write "RegPilot", not "RegPilote".',
      'messages/fr.json:2 Put a space before "?".',
      'messages/en.json:2 "seamless" is a word this site avoids; say what the reader no longer has to do.',
    ]),
  );
});
