import { describe, expect, it } from 'vitest';
import { cleanPasted, hasWords } from './clean-pasted.ts';

const marker = (text: string) => `<span style='mso-list:Ignore'>${text}<span>&nbsp; </span></span>`;
const listed = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>${marker(mark)}<![endif]>${words}</p>`;
const cleaned = (html: string) => cleanPasted(html).html.replace(/<!--.*?-->/g, '');

describe('cleanPasted', () => {
  it('makes lists again of what Word makes of them', () => {
    const html = `<p class=MsoNormal>Before</p>${listed(1, '·', 'One')}${listed(2, 'o', 'Inside')}${listed(1, '·', 'Two')}<p>Between</p>${listed(1, '1.', 'First')}${listed(1, '2.', 'Second')}`;
    expect(cleaned(html)).toBe(
      '<p class="MsoNormal">Before</p><ul><li>One<ul><li>Inside</li></ul></li><li>Two</li></ul>' +
        '<p>Between</p><ol><li>First</li><li>Second</li></ol>',
    );
  });

  it('takes headings for those there are here', () => {
    expect(cleaned('<h1 class=x>Title</h1><h3>c</h3><H6>f</H6>')).toBe(
      '<h2 class="x">Title</h2><h3>c</h3><h4>f</h4>',
    );
  });

  it('leaves out the empty lines between paragraphs', () => {
    const html = '<p>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><br><p>b<br>c</p>';
    expect(cleaned(html)).toBe('<p>a</p><p>b<br>c</p>');
    const docs = `<b style="font-weight:normal" id="docs-internal-guid-1">${html}</b>`;
    expect(cleaned(docs)).toBe('<p>a</p><p>b<br>c</p>');
  });

  it('keeps our own pictures by their path, and counts those it cannot bring', () => {
    const html = `<p>a</p><img src="${location.origin}/uploads/boat.jpg"><img src="file:///C:/clip.png"><img src="https://lh3.example/x"><img src="data:image/png;base64,AA">`;
    expect(cleanPasted(html)).toEqual({
      html: '<p>a</p><img src="/uploads/boat.jpg">',
      lostPictures: 3,
    });
  });
});

it('tells words from a picture that brought its tag', () => {
  expect(hasWords('<meta charset="utf-8"><p>Three <b>boats</b></p>')).toBe(true);
  expect(hasWords('<meta charset="utf-8"><img src="https://a.example/b.png" alt="A boat">')).toBe(
    false,
  );
});
