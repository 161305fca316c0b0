import { avoidanceRule, findWords, nameRule } from '@/authoring/check/rules/wording';

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
