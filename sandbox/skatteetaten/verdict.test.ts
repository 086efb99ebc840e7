import { describe, expect, it } from 'vitest'
import { verdictAnswer } from './answers'
import { makeDraft } from './draft'
import type { AuthorityDraft } from './state'
import { taxpayerOf } from './taxpayers'
import { balanceXml, testEnvelope, flatRateXml, lettingXml, withLetting } from './test-authority'
import { judgeEnvelope, type JudgeInput, type EnvelopeVerdict } from './verdict'
import { openXml } from './xml'

const pid = '29817491020'
const kari = taxpayerOf(pid)!
const reference = 'SKI:138:5125001'
const draftFor = (year: number, more: Partial<AuthorityDraft> = {}): AuthorityDraft => ({
  id: `${year}-${pid}`,
  year,
  pid,
  revision: 1,
  reference,
  xml: makeDraft(kari, year),
  isAssessed: false,
  locked: [],
  submitted: null,
  ...more,
})
const draft = draftFor(2025).xml

async function judged(envelope: string, more: Partial<JudgeInput> = {}): Promise<EnvelopeVerdict> {
  const year = more.year ?? 2025
  const circumstances: JudgeInput = {
    year,
    draft: draftFor(year),
    party: kari.party,
    needsReference: true,
    hadLettingLastYear: true,
    hasBusiness: false,
    attachments: null,
    forced: null,
    ...more,
  }
  const xml = await openXml()
  const verdict = await judgeEnvelope(xml, envelope, circumstances)
  // The answer must be valid with any result.
  const answer = verdictAnswer(xml, verdict)
  const schema = 'skattemeldingognaeringsspesifikasjonresponse_v2_kompakt.xsd'
  expect(await xml.problemOf(answer, schema)).toBeNull()
  return verdict
}
const sent = (document: string, how: Parameters<typeof testEnvelope>[1] = {}) =>
  testEnvelope(document, { reference, ...how })
const lettingOf = (how: Parameters<typeof lettingXml>[0]) => sent(withLetting(draft, lettingXml(how)))

/** The draft with an attachment. */
const attach = ({ field = '', entry = '', category = 'utleie' } = {}) =>
  draft.replace(
    '<skattemeldingOpprettet>',
    `<vedlegg><id>v-1</id><vedleggstype><vedleggskategori>${category}</vedleggskategori></vedleggstype>${
      field && `<informasjonselementidentifikator><tekst>${field}</tekst></informasjonselementidentifikator>`
    }${entry && `<forekomstidentifikator><tekst>${entry}</tekst></forekomstidentifikator>`}</vedlegg>$&`,
  )
const rentField =
  '/skattemelding/boligOgEiendeler/fasteEiendommer/fastEiendom/fastEiendomSomUtleieobjekt/kostnaderVedUtleie/vedlikeholdskostnadVedUtleie/beloep/beloepIValuta/beloep'

const ola = taxpayerOf('04886991180')!
const ofShare = (share: number) => makeDraft(ola, 2025).replace('<heltall>23</heltall>', `<heltall>${share}</heltall>`)

describe('a result', () => {
  it.each<[string, string, Partial<JudgeInput>, string[]]>([
    ['of the draft as it is', sent(draft), {}, []],
    ['of a letting', lettingOf({}), {}, []],
    ['of no XML', 'nothing', {}, ['konvoluttIkkeRiktigFormatert']],
    ['of whitespace before the declaration', ` ${sent(draft)}`, {}, ['konvoluttIkkeRiktigFormatert']],
    ['of another envelope', sent(draft).replace('inntektsaar>', 'aar>'), {}, ['konvoluttIkkeRiktigFormatert']],
    ['of no purpose', sent(draft, { purpose: '' }), {}, ['konvoluttIkkeRiktigFormatert']],
    ['of no purpose, before 2024', sent(draftFor(2023).xml, { purpose: '', year: 2023 }), { year: 2023 }, []],
    ['of another year than asked', sent(draft, { year: 2024 }), {}, ['idAvvikerFraKrav']],
    ['of somebody else', sent(draft.replace('50000001', '50000002')), {}, ['idAvvikerFraKrav']],
    [
      'of no return',
      sent(draft).replace('>skattemeldingPersonlig<', '>skattemeldingUpersonlig<'),
      {},
      ['innkommendeForespoerselManglerSkattemelding'],
    ],
    ['of an empty return', sent(''), {}, ['tomInnsending']],
    [
      'without a reference',
      testEnvelope(draft),
      {},
      ['innkommendeForespoerselManglerReferanseTilGjeldendeSkattemelding'],
    ],
    ['without a reference, as a test', testEnvelope(draft), { needsReference: false }, []],
    [
      'of a draft that has changed',
      sent(draft),
      { draft: draftFor(2025, { reference: 'SKI:138:5125002' }) },
      ['fastsattskattemeldingIkkeBasertPaaGjeldendeSkattemelding'],
    ],
    ['after the assessment', sent(draft), { draft: draftFor(2025, { isAssessed: true }) }, ['kunKomplettTillatt']],
    [
      'after the assessment, whole',
      sent(draft, { type: 'komplett' }),
      { draft: draftFor(2025, { isAssessed: true }) },
      [],
    ],
    [
      'of an element that isn’t there',
      sent(draft.replaceAll('innskudd>', 'skudd>')),
      {},
      ['xmlValideringsfeilPaaSkattemelding'],
    ],
    [
      'of another year’s version',
      sent(draftFor(2024).xml.replace('>2024<', '>2025<')),
      {},
      ['xmlValideringsfeilPaaSkattemelding'],
    ],
    [
      'of a municipality that isn’t there',
      sent(draft.replaceAll('>4601<', '>9999<')),
      {},
      ['verdiAvvikerFraKodeliste'],
    ],
    [
      'of a municipality of 2023',
      sent(draftFor(2023).xml.replaceAll('>4601<', '>3004<'), { year: 2023 }),
      { year: 2023 },
      [],
    ],
    ...(['5501', '3099', '1508'] as const).map((number): [string, string, Partial<JudgeInput>, string[]] => [
      `of municipality ${number} in 2023`,
      sent(draftFor(2023).xml.replaceAll('>4601<', `>${number}<`), { year: 2023 }),
      { year: 2023 },
      ['verdiAvvikerFraKodeliste'],
    ]),
    ['of 1507 in 2024', sent(draft.replaceAll('>4601<', '>1507<')), {}, ['verdiAvvikerFraKodeliste']],
    [
      'of a kind of property that isn’t there',
      sent(draft.replace('>selveidBolig<', '>tullball<')),
      {},
      ['verdiAvvikerFraKodeliste'],
    ],
    [
      'of a use that isn’t there',
      sent(draft.replace('>sekundaerbolig<', '>kanskje<')),
      {},
      ['verdiAvvikerFraKodeliste'],
    ],
    ['of a dwelling that isn’t there', sent(draft.replace('>leilighet<', '>hule<')), {}, ['verdiAvvikerFraKodeliste']],
    [
      'of a kind of attachment that isn’t there',
      sent(attach({ category: 'finnesIkke' })),
      {},
      ['verdiAvvikerFraKodeliste'],
    ],
    [
      'of a kind of attachment that was there until 2023',
      sent(attach({ category: 'klagePaaSkjoennsfastsetting' })),
      {},
      ['verdiAvvikerFraKodeliste'],
    ],
    ['of two entries under one id', sent(draft.replace('>konto-2<', '>konto-1<')), {}, ['idAvvikerFraKrav']],
    [
      'of two properties with one number of the register',
      sent(draft.replace('<heltall>40002</heltall>', '<heltall>40001</heltall>')),
      {},
      ['idAvvikerFraKrav'],
    ],
    ['of a share that the register has', sent(ofShare(23)), { party: ola.party }, []],
    ['of a share that it doesn’t have', sent(ofShare(32)), { party: ola.party }, ['idAvvikerFraKrav']],
    [
      'of a freehold property that it doesn’t have',
      sent(draft.replace('<gaardsnummer>164<', '<gaardsnummer>165<').replace('>40002<', '>49999<')),
      {},
      [],
    ],
    [
      'whole, of who runs a business',
      sent(draft, { type: 'komplett' }),
      { hasBusiness: true },
      ['manglerNaeringsopplysninger'],
    ],
    ['to be finished, of who runs a business', sent(draft), { hasBusiness: true }, []],
    ['with an attachment of the whole return', sent(attach()), { attachments: ['v-1'] }, []],
    ['with an attachment at its field', sent(attach({ field: rentField, entry: 'utleie-40001' })), {}, []],
    [
      'with an attachment at no field',
      sent(attach({ field: `${rentField}Xx`, entry: 'utleie-40001' })),
      {},
      ['feilKoblingTilVedlegg'],
    ],
    [
      'with an attachment at the field of no entry',
      sent(attach({ field: rentField, entry: 'utleie-40009' })),
      {},
      ['feilKoblingTilVedlegg'],
    ],
    ['of a municipality of 2023, later', sent(draft.replaceAll('>4601<', '>3004<')), {}, ['verdiAvvikerFraKodeliste']],
    ['of group z', lettingOf({ tail: balanceXml({ group: 'z' }) }), {}, ['verdiAvvikerFraKodeliste']],
    ['of a derived value that is right', lettingOf({ tail: balanceXml({ opening: 1000, sum: '200' }) }), {}, []],
    [
      'of a derived value that is wrong',
      lettingOf({ tail: balanceXml({ opening: 1000, sum: '201' }) }),
      {},
      ['avvikSkattemelding'],
    ],
    [
      'of an attachment that didn’t come',
      sent(draft.replace('<skattemeldingOpprettet>', '<vedlegg><id>v-1</id></vedlegg>$&')),
      { attachments: [] },
      ['feilKoblingTilVedlegg'],
    ],
    ['that is asked for', sent(draft), { forced: 'mottattNyInnsending' }, ['mottattNyInnsending']],
    ['that is asked for and harmless', sent(draft), { forced: 'manglerSkattemelding' }, []],
  ])('%s', async (_title, envelope, more, causes) => {
    const verdict = await judged(envelope, more)
    expect([verdict.causes, verdict.isOk]).toEqual([causes, causes.length === 0])
  })

  it('of a value that the authority has set: it stays', async () => {
    const locked = [{ entry: 'utleie-40001', path: 'x', value: 132_000 }]
    const held = { draft: draftFor(2025, { locked }) }
    expect((await judged(sent(draft), held)).causes).toEqual([])
    expect((await judged(sent(draft.replaceAll('132000', '132001')), held)).causes).toEqual([
      'KanIkkeOverskriveMyndighetsfastsattVerdi',
    ])
    const without = draft.replace(/<fastEiendomSomUtleieobjekt>.*?<\/fastEiendomSomUtleieobjekt>/, '')
    expect((await judged(sent(without), held)).causes).toEqual(['KanIkkeSletteMyndighetsfastsattVerdi'])
  })

  it('says what it has calculated and wasn’t sent, without holding it against anybody', async () => {
    const { isOk, informed } = await judged(lettingOf({ gross: 0, other: 501, share: '50' }))
    expect(isOk).toBe(true)
    expect(informed).toContainEqual({
      code: 'manglerSkattemelding',
      entry: 'utleie-ny',
      path: 'fastEiendomSomUtleieobjekt/underskuddForAndel',
      received: null,
      calculated: 251,
    })
  })
})

const remove = (name: string) => draft.replaceAll(new RegExp(`<${name}>.*?</${name}>`, 'g'), '')

/** The draft with an unsectioned building of `units` dwellings. */
const building = (units: number) =>
  draft.replace(
    /<formuesspesifikasjonForBolig>.*?<\/formuesspesifikasjonForBolig>(<id>formue-40002<\/id><eiendomstype><eiendomstype>)selveidBolig/s,
    (_all, tail: string) =>
      `<formuesspesifikasjonForFlerboligbygning>${Array.from({ length: units }, (_each, index) => `<useksjonertBoenhet><id>enhet-${index}</id></useksjonertBoenhet>`).join('')}</formuesspesifikasjonForFlerboligbygning>${tail}flerboligbygning`,
  )

describe('a control', () => {
  it.each<[string, string, Partial<JudgeInput>, string, boolean]>([
    ['EIENDOM_NORGE_UTEN_SERGID', sent(remove('sergEiendomsidentifikator')), {}, 'faktiskFeil', true],
    ['EIENDOM_NORGE_UTEN_SERGID', sent(draft), {}, '', false],
    [
      'EIENDOM_UTEN_KOMMUNENUMMER_LANDKODE',
      sent(
        remove('kommunenummer><kommunenummer').replaceAll(/<kommunenummer>.*?<\/kommunenummer><\/kommunenummer>/g, ''),
      ),
      {},
      'faktiskFeil',
      true,
    ],
    ['FULLFØR_REGISTRERING_AV_EIENDOM', sent(remove('fastEiendomSomFormuesobjekt')), {}, 'faktiskFeil', true],
    ['UGYLDIG_VERDI_PROSENTFELT_OVER_100_P', lettingOf({ share: '100.5' }), {}, 'faktiskFeil', true],
    [
      'UGYLDIG_VERDI_PROSENTFELT_OVER_100_P',
      sent(draft.replace('<eierandel><prosent>100', '<eierandel><prosent>150')),
      {},
      'faktiskFeil',
      true,
    ],
    ['FLERBOLIGBYGNING_FÆRRE_ENN_FEM', sent(building(4)), {}, 'faktiskFeil', true],
    ['FLERBOLIGBYGNING_FÆRRE_ENN_FEM', sent(building(5)), {}, '', false],
    ['UGYLDIG_EGENFASTSETTING_INNEHOLDER_KLAGEVEDLEGG_P', sent(attach({ category: 'klage' })), {}, 'faktiskFeil', true],
    [
      'UGYLDIG_EGENFASTSETTING_INNEHOLDER_KLAGEVEDLEGG_P',
      sent(attach({ category: 'klage' }), { purpose: 'klage' }),
      {},
      '',
      false,
    ],
    ['UGYLDIG_VERDI_PROSENTFELT_OVER_100_P', lettingOf({ tail: balanceXml({ rate: '101' }) }), {}, 'faktiskFeil', true],
    [
      'EIENDOM_UTLEIE_OPPGITT_KUN_NETTOINNTEKT',
      lettingOf({
        gross: 0,
        tail: '<nettoLeieinntektForAndel><beloep><beloepSomHeltall>5</beloepSomHeltall></beloep></nettoLeieinntektForAndel>',
      }),
      {},
      'faktiskFeil',
      true,
    ],
    [
      'EIENDOM_UTLEIE_HØYE_KOSTNADER',
      lettingOf({ maintenance: 100_000, other: 50_001 }),
      {},
      'merknadDokumentasjon',
      true,
    ],
    ['EIENDOM_UTLEIE_HØYE_KOSTNADER', lettingOf({ maintenance: 100_000, other: 50_000 }), {}, '', false],
    ['EIENDOM_UTLEIE_HØY_UTELEIE_OG_FELLESKOSTNADER', lettingOf({ common: 60_001 }), {}, 'merknadStandard', true],
    ['EIENDOM_UTLEIE_HØY_UTELEIE_OG_FELLESKOSTNADER', lettingOf({ common: 60_000 }), {}, '', false],
    ['HØY_FORSIKRING_UTLEID_BOLIG', lettingOf({ insurance: 30_001 }), {}, 'merknadStandard', true],
    ['HØY_FORSIKRING_UTLEID_BOLIG', lettingOf({ insurance: 30_000 }), {}, '', false],
    [
      'MANGE_UTLEIEBOLIGER',
      sent(withLetting(draft, [1, 2, 3, 4, 5].map((each) => lettingXml().replace('utleie-ny', `u-${each}`)).join(''))),
      {},
      'merknadStandard',
      true,
    ],
    ['EIENDOM_UTLEIE_I_FJOR', sent(remove('fastEiendomSomUtleieobjekt')), {}, 'merknadTips', true],
    ['EIENDOM_UTLEIE_I_FJOR', sent(draft), {}, '', false],
    [
      'SEKUNDÆRBOLIG_UTLEIE',
      sent(remove('fastEiendomSomUtleieobjekt')),
      { hadLettingLastYear: false },
      'merknadTips',
      true,
    ],
  ])('%s', async (name, envelope, more, strategy, fires) => {
    const verdict = await judged(envelope, more)
    const found = verdict.guidance.filter(({ control }) => control === name)
    expect(found.length > 0).toBe(fires)
    if (!fires) return
    expect(found[0]!.strategy).toBe(strategy)
    expect(verdict.causes.includes('faktiskFeilVedKontroll')).toBe(strategy === 'faktiskFeil')
  })
})

describe('the documents of an answer', () => {
  it.each([2023, 2024, 2025, 2026])(
    'for %d: the return with what was calculated, as its schema wants it',
    async (year) => {
      const xml = await openXml()
      const own = draftFor(year)
      const document =
        year === 2023
          ? own.xml
          : withLetting(own.xml, lettingXml({ other: 500, tail: balanceXml({ cost: 1000 }) + flatRateXml }))
      const verdict = await judged(sent(document, { year }), { year })
      expect(verdict.causes).toEqual([])
      const contents = [
        ...verdictAnswer(xml, verdict).matchAll(/<type>(\w+)<\/type>.*?<content>(.*?)<\/content>/g),
      ].map(([, type, content]) => [type, Buffer.from(content!, 'base64').toString()] as const)
      expect(contents.map(([type]) => type)).toEqual([
        'skattemeldingPersonligEtterBeregning',
        'beregnetSkattPersonlig',
        'summertSkattegrunnlagForVisningPersonlig',
      ])
      expect(await xml.problemOf(contents[0]![1], `skattemelding_v${year - 2012}_kompakt_ekstern.xsd`)).toBeNull()
      // The draft's letting has 132,000 less 8,000 of costs. The other one has 120,000 less 500, 200 and 18,000.
      const net = year === 2023 ? 124_000 : 225_300
      expect(contents[2]![1]).toContain(
        `<tekniskNavn>nettoinntektVedUtleieAvFastEiendomMv</tekniskNavn><beloep>${net}</beloep>`,
      )
      expect(contents[0]![1]).toContain('Sparebanken Øst &amp; Vest &lt;Ålesund&gt;')
    },
  )

  it('say nothing of the tax as long as a question about letting is open', async () => {
    const verdict = await judged(sent(remove('fastEiendomSomUtleieobjekt')))
    expect(verdictAnswer(await openXml(), verdict)).not.toContain('beregnetSkattPersonlig')
  })
})
