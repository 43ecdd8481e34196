import { subjectsOf } from './subjects.ts';

describe('what a selector asks of the element itself', () => {
  it('is the tag and the classes of its last part', () => {
    expect(subjectsOf('.card')).toEqual([{ classes: ['card'] }]);
    expect(subjectsOf('BUTTON.wide.tall:hover')).toEqual([{ tag: 'button', classes: ['wide', 'tall'] }]);
    expect(subjectsOf('.card > a')).toEqual([{ tag: 'a', classes: [] }]);
    expect(subjectsOf("[data-area='office'] .card+.row::before")).toEqual([{ classes: ['row'] }]);
  });

  it('is not what stands in brackets', () => {
    expect(subjectsOf('.card:has(> a, .open):not(.shut)')).toEqual([{ classes: ['card'] }]);
    expect(subjectsOf(':is(.a, .b .c)')).toEqual([{ classes: [] }]);
    expect(subjectsOf('[data-a="b c"].d')).toEqual([{ classes: ['d'] }]);
  });

  it('is asked by any of a list', () => {
    expect(subjectsOf('h1, .title')).toEqual([{ tag: 'h1', classes: [] }, { classes: ['title'] }]);
  });

  it('is nothing where any element may match', () => {
    expect(subjectsOf('*')).toEqual([{ classes: [] }]);
    expect(subjectsOf(':root')).toEqual([{ classes: [] }]);
    expect(subjectsOf('.card > *')).toEqual([{ classes: [] }]);
  });

  it('cannot be told of a selector with escapes or unusual texts', () => {
    expect(subjectsOf('.a\\:b')).toBeUndefined();
    expect(subjectsOf('[title="a ) .b"]')).toBeUndefined();
  });
});
