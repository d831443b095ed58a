import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkHtml } from './check-html.ts';

const part = { name: 'mf-blog', version: 'aaaaaaaaaaaaaaaa' };
const section = (content: string, attributes = '') =>
  `<main><div data-remote="mf-blog" data-remote-version="aaaaaaaaaaaaaaaa"${attributes}>${content}</div></main>`;
const sound = { isShown: true, hasFailed: false, refused: [], hasOpenForm: false };

describe('the HTML of a page', () => {
  it('shows the part that is tried, or another version of it, or an apology', () => {
    assert.deepEqual(checkHtml(section('<h1>Blog</h1>'), part), sound);
    assert.equal(checkHtml(section('<h1>Blog</h1>'), { ...part, version: 'bbbbbbbbbbbbbbbb' }).isShown, false);
    assert.equal(checkHtml('<main><h1>Blog</h1></main>', part).isShown, false);
    assert.equal(checkHtml(section('', ' data-remote-state="failed"'), part).hasFailed, true);
  });

  it('names styles and handlers that the policy refuses, also in a template', () => {
    const html = section(
      '<p style="color:red">a</p><a onclick="go()" href="/">b</a><template><i style="top:0">c</i></template>',
    );
    assert.deepEqual(checkHtml(html, part).refused, [
      '<p style="color:red">',
      '<a onclick="go()">',
      '<i style="top:0">',
    ]);
  });

  it('has a form that says neither method nor where it leads, unless it is somebody else’s', () => {
    const form = (attributes: string) =>
      checkHtml(section(`<form${attributes}><input name="correo"></form>`), part).hasOpenForm;
    assert.equal(form(''), true);
    for (const said of ['method="post"', 'method="dialog"', 'action="/buscar"']) assert.equal(form(` ${said}`), false);
    assert.equal(checkHtml(`<form></form>${section('')}`, part).hasOpenForm, false);
  });

  it('has a form that asks by its address for what is nobody’s business', () => {
    const form = (attributes: string, field: string) =>
      checkHtml(section(`<form ${attributes}><label><span>${field}</span></label></form>`), part).hasOpenForm;
    for (const field of [
      '<input type="EMAIL">',
      '<input type=tel>',
      '<input type=password>',
      '<textarea></textarea>',
    ]) {
      assert.equal(form('action="/trueque"', field), true, field);
      assert.equal(form('method="get" action="/trueque"', field), true, field);
      assert.equal(form('method="POST"', field), false, field);
    }
    assert.equal(form('method="get"', '<input type="search">'), false);
  });

  it('leaves to others what is theirs: a block in the page of a part, and the page round a block', () => {
    const block =
      '<div data-remote="mf-events" data-remote-version="1" data-remote-state="failed"><i style="top:0"></i></div>';
    assert.deepEqual(checkHtml(section(`<h1>Blog</h1>${block}`), part), sound);
    assert.deepEqual(checkHtml(`<p style="top:0">${section('<h1>Blog</h1>')}</p>`, part), sound);
    assert.deepEqual(checkHtml(`<p style="top:0">${section('')}</p>`, { name: 'shell', version: '1' }).refused, [
      '<p style="top:0">',
    ]);
  });
});
