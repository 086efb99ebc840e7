import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ProviderFailure } from '../../base/provider/failure'
import { loadXml } from '../../base/xml/library'
import { openSchema } from '../../base/xml/schema'
import { netByEntry, readFetchedReturn, readValidation } from './service-answers'
import { nameAttachments, returnEnvelope } from './service-envelope'
import { validateDocument, validateEnvelope } from './service-return'
import { testDraft, oreOfKr, testLines, testRental, storgataProperty, returnYears } from './test-draft'
import { mergeWithCountedIds } from './test-entry'

await loadXml()

const schemas = join(import.meta.dirname, '../../../schemas/skattemelding')
const schemaOf = (part: string) =>
  openSchema(join(schemas, `skattemeldingognaeringsspesifikasjon${part}_v2_kompakt.xsd`))
const namespace = (part: string) =>
  `no:skatteetaten:fastsetting:formueinntekt:skattemeldingognaeringsspesifikasjon:${part}:v2`
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const draft = testDraft(2025, [storgataProperty])

const fetched = (content = base64(draft), type = 'skattemeldingPersonligUtkast') =>
  `<?xml version="1.0" encoding="UTF-8"?><skattemeldingOgNaeringsspesifikasjonforespoerselResponse xmlns="${namespace('forespoersel:response')}"><dokumenter><skattemeldingdokument><id>SKI:138:5032352</id><encoding>utf-8</encoding><content>\n${content}\n</content><type>${type}</type></skattemeldingdokument></dokumenter></skattemeldingOgNaeringsspesifikasjonforespoerselResponse>`

const validated = (documents: string, rest: string) =>
  `<skattemeldingOgNaeringsspesifikasjonResponse xmlns="${namespace('response')}">${documents}${rest}</skattemeldingOgNaeringsspesifikasjonResponse>`
const deviation = (kind: string) =>
  `<avvik><avvikstype>${kind}</avvikstype><forekomstidentifikator>o-1</forekomstidentifikator><mottattVerdi>1</mottattVerdi><beregnetVerdi>2</beregnetVerdi><sti>a/b</sti><oevrigInformasjon>Ukjent «kode»</oevrigInformasjon></avvik>`
const refused = validated(
  '',
  `<avvikEtterBeregning>${deviation('manglerSkattemelding')}</avvikEtterBeregning><veiledningEtterKontroll><veiledning><veiledningstype>EIENDOM_NORGE_UTEN_SERGID</veiledningstype><hjelpetekst>Mangler</hjelpetekst><betjeningsstrategi>faktiskFeil</betjeningsstrategi><sti>global</sti></veiledning></veiledningEtterKontroll><avvikVedValidering>${deviation('verdiAvvikerFraKodeliste')}</avvikVedValidering><resultatAvValidering>validertMedFeil</resultatAvValidering><aarsakTilValidertMedFeil>faktiskFeilVedKontroll</aarsakTilValidertMedFeil><aarsakTilValidertMedFeil>x</aarsakTilValidertMedFeil>`,
)
const unreadable = expect.objectContaining({ name: 'ProviderFailure', kind: 'unreadable' }) as ProviderFailure

describe('the answer with the draft', () => {
  it('gives the draft, decoded, and what it is referred to by', () => {
    expect(schemaOf('forespoerselresponse').errorsOf(fetched())).toEqual([])
    expect(readFetchedReturn(fetched())).toEqual({
      documentId: 'SKI:138:5032352',
      type: 'skattemeldingPersonligUtkast',
      draft,
      hasBusiness: false,
      open: [],
    })
  })

  it('says that there is a business beside it, and what is to be answered', () => {
    const beside = (name: string, id: string, content: string) =>
      `<${name}><id>${id}</id><encoding>utf-8</encoding><content>${base64(content)}</content></${name}>`
    const proposed =
      '<skattemelding><boligOgEiendeler><fastEiendom><fastEiendomSomUtleieobjekt><id>1</id><bruttoLeieinntekt><beloep><beloepINok><beloepSomHeltall>41250</beloepSomHeltall></beloepINok><beloepIValuta><beloep>41250</beloep></beloepIValuta><valutakode><valutakode>NOK</valutakode></valutakode></beloep></bruttoLeieinntekt><utleieformidler><navn><tekst>Feriehus AS</tekst></navn></utleieformidler></fastEiendomSomUtleieobjekt></fastEiendom></boligOgEiendeler></skattemelding>'
    const documents = [
      beside('naeringsspesifikasjondokument', 'NSP:1', '<naeringsspesifikasjon/>'),
      beside('utvidetVeiledningdokument', 'UTV:1', proposed),
      beside('utvidetVeiledningdokument', 'UTV:2', 'ikke XML'),
    ]
    const answer = fetched().replace('</dokumenter>', `${documents.join('')}</dokumenter>`)
    expect(schemaOf('forespoerselresponse').errorsOf(answer)).toEqual([])
    expect(readFetchedReturn(answer)).toMatchObject({
      hasBusiness: true,
      open: [
        { id: 'UTV:1', text: 'brutto leieinntekt: 41250, navn: Feriehus AS' },
        { id: 'UTV:2', text: '' },
      ],
    })
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html><body>Feil'],
    ['another answer', refused],
    ['no document', fetched().replace(/<dokumenter>.*<\/dokumenter>/s, '')],
    ['a document without an id', fetched().replace(/<id>.*<\/id>/, '')],
    ['a return of a kind that nobody knows', fetched(undefined, 'skattemeldingPersonligNoe')],
    ["a company's return", fetched(undefined, 'skattemeldingUpersonligUtkast')],
    ['no base64', fetched('<æ>'.replace(/[<>]/g, '!'))],
    ['no UTF-8', fetched(Buffer.from([0xff, 0xfe, 0x41]).toString('base64'))],
    ['another encoding', fetched().replace('>utf-8<', '>latin1<')],
  ])('is unreadable when it is %s', (_what, xml) => {
    expect(() => readFetchedReturn(xml)).toThrow(unreadable)
  })
})

describe('the answer to "validate"', () => {
  it('gives codes, deviations and guidance', () => {
    expect(schemaOf('response').errorsOf(refused)).toEqual([])
    const same = { path: 'a/b', occurrence: 'o-1', received: '1', calculated: '2', detail: 'Ukjent «kode»' }
    expect(readValidation(refused)).toEqual({
      ok: false,
      codes: ['faktiskFeilVedKontroll', 'x'],
      deviations: [
        { type: 'verdiAvvikerFraKodeliste', isCause: true, ...same },
        { type: 'manglerSkattemelding', isCause: false, ...same },
      ],
      guidance: [
        { kind: 'EIENDOM_NORGE_UTEN_SERGID', strategy: 'faktiskFeil', text: 'Mangler', path: 'global', occurrence: '' },
      ],
      documents: [],
    })
  })

  it('takes an element that the schema does not know yet', () =>
    expect(readValidation(refused.replace('</skattemeldingOgN', '<nytt/></skattemeldingOgN')).ok).toBe(false))

  it.each([
    ['a page', '<html/>'],
    ['an answer without a result', validated('', '')],
    ['another result', validated('', '<resultatAvValidering>kanskje</resultatAvValidering>')],
  ])('is unreadable when it is %s', (_what, xml) => {
    expect(() => readValidation(xml)).toThrow(unreadable)
  })

  it.each(returnYears)('gives the net of each rental entry of %i', (year) => {
    const amount = (kroner: number) => `<beloep><beloepSomHeltall>${kroner}</beloepSomHeltall></beloep>`
    const net = `<nettoLeieinntektForAndel>${amount(98_765)}</nettoLeieinntektForAndel>`
    const deficit = `<underskuddForAndel><fradragsberettigetBeloep>${amount(4321)}</fradragsberettigetBeloep></underskuddForAndel>`
    const entry = (id: string, rest: string) =>
      `<fastEiendomSomUtleieobjekt><id>${id}</id>${rest}</fastEiendomSomUtleieobjekt>`
    const calculated = testDraft(year, [
      { ...storgataProperty, rentals: [entry('a', net), entry('b', deficit), entry('c', '')] },
    ])
    expect(validateDocument(year, calculated)).toEqual([])
    const answer = validated(
      `<dokumenter><dokument><type>skattemeldingPersonligEtterBeregning</type><encoding>utf-8</encoding><content>${base64(calculated)}</content></dokument></dokumenter>`,
      '<resultatAvValidering>validertOK</resultatAvValidering>',
    )
    expect(schemaOf('response').errorsOf(answer)).toEqual([])
    expect(netByEntry(readValidation(answer))).toEqual(
      new Map([
        ['a', oreOfKr(98_765)],
        ['b', oreOfKr(-4321)],
      ]),
    )
    const broken = {
      documents: [{ type: 'skattemeldingPersonligEtterBeregning', xml: calculated.replace('98765', '1e9') }],
    }
    expect(() => netByEntry(broken)).toThrow(unreadable)
    expect(netByEntry({ documents: [] })).toEqual(new Map())
  })
})

describe('the envelope', () => {
  const given = {
    xml: draft,
    documentId: 'SKI:138:1',
    submission: 'ikkeKomplett',
    systemName: 'Husbok <å> & Sønn',
    purpose: 'egenfastsetting',
  } as const
  it.each(returnYears)('of %i is valid and holds the return', (year) => {
    const envelope = returnEnvelope({ ...given, year })
    expect(envelope).toMatch(/^<\?xml/)
    expect(validateEnvelope(envelope)).toEqual([])
    expect(Buffer.from(/<content>(.*)<\/content>/.exec(envelope)![1]!, 'base64').toString()).toBe(draft)
    expect(envelope).toContain(`<inntektsaar>${year}</inntektsaar>`)
    expect(envelope).toContain('<dokumentidentifikator>SKI:138:1</dokumentidentifikator>')
    expect(envelope).toContain(
      '<innsendingstype>ikkeKomplett</innsendingstype><opprettetAv>Husbok &lt;å&gt; &amp; Sønn</opprettetAv>',
    )
    expect(envelope.includes('<innsendingsformaal>egenfastsetting</innsendingsformaal>')).toBe(year >= 2024)
  })
})

describe('attachments', () => {
  it.each(returnYears)('of %i stand at the amount that they show, once', (year) => {
    const rental = testRental({ lines: testLines({ maintenance: oreOfKr(200_000), other_costs: oreOfKr(1) }) })
    const { xml, placed } = mergeWithCountedIds(year, testDraft(year, [storgataProperty]), [rental])
    const file = {
      objectId: placed[0]!.objectId,
      id: 'a1',
      name: 'Kvitteringer æ&.pdf',
      type: 'application/pdf',
      at: '2026-03-01T10:00:00.000Z',
    } as const
    const both = [
      { ...file, field: 'vedlikeholdskostnadVedUtleie' },
      { ...file, field: 'annenKostnadVedUtleie' },
    ] as const
    const after = nameAttachments(year, xml, both)
    expect(validateDocument(year, after)).toEqual([])
    expect(nameAttachments(year, after, both)).toBe(after)
    const property = year < 2024 ? '' : 'fastEiendom/'
    expect(after).toContain(
      `<tekst>/skattemelding/boligOgEiendeler/fasteEiendommer/${property}fastEiendomSomUtleieobjekt/kostnaderVedUtleie/annenKostnadVedUtleie/beloep/beloepIValuta/beloep</tekst>`,
    )
    expect(after.match(/<vedleggskategori>utleie<\/vedleggskategori>/g)).toHaveLength(2)
    expect(after).toContain(`<forekomstidentifikator><tekst>${placed[0]!.objectId}</tekst></forekomstidentifikator>`)
  })
})
