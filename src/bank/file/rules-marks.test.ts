import { describe, expect, it } from 'vitest'
import { scanXmlTags } from './rules-marks'
import { maxRecordLength } from './rules-statement'

const opened = (text: string) => {
  const names: string[] = []
  scanXmlTags(text, (name) => names.push(name))
  return names.filter((name) => name !== '')
}

describe('the marks of an XML text', () => {
  it.each([
    ['with and without a prefix', '<a><x:b c="1"/></a>', ['a', 'b']],
    ['beside a comment, which may hold marks', '<a><!-- <b> - <c> --><d/></a>', ['a', 'd']],
    ['beside a text as it stands', '<a><![CDATA[<b>]]]></a>', ['a']],
    ['beside an instruction', '<?xml version="1.0"?><a/>', ['a']],
    ['whose values hold marks', `<a b="<c>" d='">'><e/></a>`, ['a', 'e']],
    ['none', 'text', []],
  ])('are elements %s', (_what, text, names) => expect(opened(text)).toEqual(names))

  const [fits, long] = ['x'.repeat(maxRecordLength - 20), 'x'.repeat(maxRecordLength)]
  const kinds: readonly (readonly [string, (filling: string) => string])[] = [
    ['text', (filling) => `<a>${filling}x</a>`],
    ['text behind all', (filling) => `<a/>${filling}x`],
    ['name', (filling) => `<${filling}/>`],
    ['attribute', (filling) => `<a b="${filling}"/>`],
    ['attribute of marks', (filling) => `<a b="${filling.replaceAll('x', '<')}"/>`],
    ['comment', (filling) => `<a><!--${filling}--></a>`],
    ['comment of marks', (filling) => `<a><!--${filling.replaceAll('x', '<')}--></a>`],
    ['text as it stands', (filling) => `<a><![CDATA[${filling}]]></a>`],
    ['instruction', (filling) => `<?${filling}?><a/>`],
    ['row of attributes', (filling) => `<a ${filling.replaceAll('xxxxx', ' b=""')}/>`],
  ]
  it.each(kinds)('are refused for a %s that is too long, and for no other', (_what, of) => {
    expect(() => opened(of(fits))).not.toThrow()
    expect(() => opened(of(long))).toThrow('cellTooLong')
  })

  it.each([
    ['an element', '<a><b'],
    ['a value', '<a b="'],
    ['a comment', '<a><!-- '],
    ['a text as it stands', '<a><![CDATA[ ]>'],
  ])('are refused for %s without an end', (_what, text) => expect(() => opened(text)).toThrow('notABankFile'))
})
