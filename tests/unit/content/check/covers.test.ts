import { checkContent } from '@/authoring/check/content';
import { formatProblem } from '@/loaders/problems';
import { site } from '../sound-site';

const FILE = 'content/covers/waves.svg';
const sound = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300">
  <!-- Any comment. -->
  <path class="fill" d="M0 0h480v1.5z"/>
  <path class="markLine" d="M0 -4c1 2 3 4 5 6"/>
</svg>`;

it.each([
  ['', '', ''],
  ['0 0 480 300', '0 0 48 30', '1:1  error  The drawing must fill a field of 480 × 300'],
  ['<path class="fill"', '<rect class="fill"', '3:3  error  <rect> cannot be drawn on a cover'],
  ['"fill"', '"fil"', '3:3  error  The class "fil" is not known. Did you mean "fill"?'],
  ['class="markLine"', 'class="markLine" style="fill:red"', '4:3  error  A <path> has class and'],
  ['M0 0h480v1.5z', 'red', '3:3  error  The d of a <path> must be path data'],
  [sound, '<svg viewBox="0 0 480 300"></svg>', '1:1  error  The drawing has no <path>.'],
  [sound, 'drawing', '1:1  error  This is not an SVG drawing.'],
])('says of %j drawn as %j: %s', (text, by, message) => {
  site.write({ [FILE]: sound.replace(text, by) });
  const problems = checkContent(new Date('2026-11-20')).map(formatProblem);
  expect(problems).toEqual(message ? [expect.stringContaining(`${FILE}:${message}`)] : []);
});

it('says which cover of a guide is not drawn', () => {
  site.replace('content/guides/waterguide/guide.yaml', 'figure: waves', 'figure: wavs');
  expect(checkContent(new Date('2026-11-20')).map(formatProblem)).toEqual([
    expect.stringContaining('There is no content/covers/wavs.svg. Did you mean "waves"?'),
  ]);
});
