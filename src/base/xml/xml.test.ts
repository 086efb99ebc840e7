import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalXml, toText, withXml, XmlUnreadable } from './document'
import { addInOrder, elementsAt, elementAt, childElements, ensureElement, fillElement, textAt } from './element'
import { libxml, loadXml } from './library'
import { openSchema } from './schema'

await loadXml()

const schemas = join(import.meta.dirname, '../../../schemas/skattemelding')
const request = openSchema(join(schemas, 'skattemeldingognaeringsspesifikasjonrequest_v2_kompakt.xsd'))
const ns = 'no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon:request:v2'
const envelope = (year: string) => `<?xml version="1.0" encoding="utf-8"?>
<skattemeldingOgNaeringsspesifikasjonRequest xmlns="${ns}"><dokumenter><dokument><type>skattemeldingPersonlig</type>
<encoding>utf-8</encoding><content>YQ==</content></dokument></dokumenter><inntektsaar>${year}</inntektsaar>
</skattemeldingOgNaeringsspesifikasjonRequest>`

describe('an XML document', () => {
  it('is written as it was read: blanks, comments, instructions, CDATA and references', () => {
    const text =
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- før -->\n<?a b?>\n<r xmlns="urn:x" a="&lt;&quot;&#10;">\n  <t> æøå &amp; &#8364; <![CDATA[<&]]></t>\n  <?c d?><!-- i --><e/>\n</r>\n'
    expect(withXml(text, toText)).toBe(text.replace('&#8364;', '€'))
    expect(withXml('<a><b/><c/></a>', toText)).toMatch(/<a><b\/><c\/><\/a>\n$/)
  })

  it('is a text already, whatever encoding it names', () =>
    expect(withXml('<?xml version="1.0" encoding="ISO-8859-1"?><a>æ€</a>', toText)).toMatch(
      /encoding="utf-8"\?>\n<a>æ€</,
    ))

  it.each([
    ['nothing', ''],
    ['text', 'hei'],
    ['an open element', '<a><b></a>'],
    ['two roots', '<a/><b/>'],
    ['blanks before the declaration', ' <?xml version="1.0"?><a/>'],
    ['a document type', '<!DOCTYPE a><a/>'],
    ['entities of its own', '<!DOCTYPE a [<!ENTITY x "xx"><!ENTITY y "&x;&x;">]><a>&y;</a>'],
    ['a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ])('is refused when it is %s', (_what, text) => expect(() => withXml(text, toText)).toThrow(XmlUnreadable))

  it('says where it breaks off, and nothing of what it holds', () => {
    expect(() => withXml('<a>\n01017012345<b></a>', toText)).toThrow(/^line 2: not well-formed$/)
  })

  it('has one canonical form, however it is written', () => {
    const form = (text: string) => withXml(text, canonicalXml)
    expect(form('<a xmlns="urn:x" c="1" b="2"><d/>&#229;<![CDATA[<]]></a>')).toBe(
      form("<?xml version='1.0'?><a  b='2' c='1' xmlns='urn:x'><d></d>å&lt;</a>"),
    )
    expect(form('<a><!-- 1 --></a>')).not.toBe(form('<a><!-- 2 --></a>'))
    expect(form('<a><?p ?><!--<?p ?>--></a>')).toBe('<a><?p?><!--<?p ?>--></a>')
    expect(() => form('<a xmlns="x"/>')).toThrow(XmlUnreadable)
  })

  it('leaves no memory behind', () => {
    const text = `<a>${'<b>æøå</b>'.repeat(5000)}</a>`
    const rounds = (count: number) => {
      for (let round = 0; round < count; round += 1) withXml(text, (root) => [canonicalXml(root), toText(root)])
      return process.memoryUsage().external
    }
    const before = rounds(20)
    // Each round uses a megabyte.
    expect(rounds(100) - before).toBeLessThan(20_000_000)
  })
})

describe('elements', () => {
  const text =
    '<p:a xmlns:p="urn:x" xmlns="urn:y"><p:b><p:c> 1 </p:c></p:b><?i ?><c>other</c><!-- --><p:b><p:c>2</p:c></p:b></p:a>'

  it('are found by their path, in the namespace of their parent', () =>
    withXml(text, (root) => {
      expect(textAt(root, 'b/c')).toBe('1')
      expect(elementsAt(root, 'b/c').map((each) => each.content)).toEqual([' 1 ', '2'])
      expect([elementAt(root, 'c'), textAt(root, 'b/d')]).toEqual([null, null])
      expect(childElements(root)).toHaveLength(3)
    }))

  it('are added in the order of the schema, behind their like, and filled', () =>
    withXml(text, (root) => {
      const order = ['a0', 'b', 'd']
      fillElement(addInOrder(root, 'd', order), { e: [{ f: 'x\u0001<&>\uD800' }, ''], g: undefined })
      fillElement(addInOrder(root, 'b', order), 'new')
      addInOrder(root, 'a0', order)
      ensureElement(root, 'a0', order)
      expect(() => addInOrder(root, 'z', order)).toThrow(RangeError)
      expect(toText(root)).toContain(
        '<p:a0/><p:b><p:c> 1 </p:c></p:b><?i ?><c>other</c><!-- --><p:b><p:c>2</p:c></p:b><p:b>new</p:b><p:d><p:e><p:f>x&lt;&amp;&gt;</p:f></p:e><p:e/></p:d></p:a>',
      )
    }))

  it('lose what they had when they are filled', () =>
    withXml('<a><b>1<!-- x --><c/></b></a>', (root) => {
      fillElement(elementAt(root, 'b')!, '2')
      expect(toText(root)).toContain('<a><b>2</b></a>')
    }))
})

describe('a schema', () => {
  it('takes what is valid', () => expect(request.errorsOf(envelope('2025'))).toEqual([]))

  it('says what is broken and where, without what stands there', () => {
    const errors = request.errorsOf(envelope('01017012345'))
    expect(errors[0]).toMatch(/^line 3: .*inntektsaar/)
    expect(errors.join('\n')).not.toMatch(/01017012345|no:skatteetaten/)
    expect(request.errorsOf('<a/>')[0]).toMatch(/^line 1: .*a: No matching/)
    expect(request.errorsOf('<a')).toEqual(['line 1: not well-formed'])
  })

  it('knows the order of names, those of the base type first', () => {
    const v13 = openSchema(join(schemas, 'skattemelding_v13_kompakt_ekstern.xsd'))
    const rental = 'skattemelding/boligOgEiendeler/fasteEiendommer/fastEiendom/fastEiendomSomUtleieobjekt'
    expect(v13.orderAt(rental).slice(0, 9)).toEqual([
      'eksternReferanse',
      'kommunenummer',
      'landkode',
      'overfoertFraBarnTilForelder',
      'saerskiltSkatteplikt',
      'aarsakTilEndring',
      'leietaker',
      'kostnaderVedUtleie',
      'id',
    ])
    expect(v13.orderAt('skattemelding')).toContain('vedlegg')
    expect(() => v13.orderAt('skattemelding/no')).toThrow(RangeError)
  })

  it('is opened once', () =>
    expect(openSchema(join(schemas, 'skattemeldingognaeringsspesifikasjonrequest_v2_kompakt.xsd'))).toBe(request))
})

describe('the library', () => {
  it('is loaded when it is asked for, not before', async () => {
    // The query in the path makes it a separate module, which has loaded nothing yet.
    const own: string = './library?own'
    const fresh = (await import(own)) as { readonly loadXml: typeof loadXml; readonly libxml: typeof libxml }
    expect(fresh.libxml).toThrow('loadXml comes before')
    await fresh.loadXml()
    expect(fresh.libxml()).toHaveProperty('XmlDocument')
  })
})
