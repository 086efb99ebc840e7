import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { lettingKinds } from '../law/model'
import { letterKinds, type LetterKind, type LetterRequest } from './model'
import { missingSentences, letterProblem, withDefaultDays } from './rules'
import { tenantLetterSheet } from './rules-sheet'
import { lettersPage } from './test-letters-page'
import { exampleFacts, exampleHead, exampleLetter, leaseOfLetting } from './test-letters'

/** The values that the landlord adds to each kind of letter in these tests. */
const typed: Partial<Record<LetterKind, Partial<LetterRequest>>> = {
  termination: { reason: 'Datteren min skal flytte inn.', ground: 'own_use' },
  tenant_termination: { received_on: day('2026-11-20') },
  breach_warning: { reason: 'Fest hver natt.' },
  market_rent: { month_sum: ore(1_500_000), reason: 'Tre liknende leiligheter i gata.' },
  deposit_claim: { claims: [{ text: 'Rengjøring', sum: ore(250_000) }] },
  access: { on: day('2027-03-01'), purpose: 'changes', reason: 'Nytt bad.' },
  addendum: { text: 'Leietakeren kan ha hund.', changes: [{ clause: '9.2', text: 'Hund er tillatt.' }] },
  sublet_answer: { received_on: day('2026-11-20'), answer: 'refused', reason: 'Overbefolket.' },
}

/**
 * The words that a letter must have, in both languages. They are written from the Act and not from the product's table.
 */
const required: Readonly<
  Record<LetterKind, (of: { letting: string; fixed: boolean; tenants: number }) => readonly [string, string][]>
> = {
  payment_reminder: () => [
    ['kr 12 000, forfalt 02.11.2026', 'kr 12 000, due on 02.11.2026'],
    ['1509 21 68678', '1509 21 68678'],
    ['Det kreves ikke gebyr', 'No fee'],
  ],
  rent_demand: () => [
    ['Purregebyr', 'Reminder fee'],
    ['12,25 %', '12.25 %'],
    ['kr 12 150,77', 'kr 12 150'],
    ['senest 14.12.2026', 'by 14.12.2026'],
  ],
  eviction_warning: () => [
    ['tvangsfullbyrdelsesloven § 4-18', 'Enforcement Act § 4-18'],
    ['vil utleieren begjære tvangsfravikelse', 'will demand eviction'],
    [
      'unngås dersom leien blir betalt med renter, utenrettslige kostnader og sakskostnader',
      'avoided if the rent is paid with interest, out-of-court costs and legal costs',
    ],
    ['før fravikelsen er gjennomført', 'before the eviction has been carried out'],
  ],
  termination: ({ letting }) =>
    letting === 'home' || letting === 'shared_house'
      ? [
          ['sier opp leiekontrakten om boligen', 'terminating the lease of the dwelling'],
          [
            'Oppsigelsestiden er tre måneder, regnet til utløpet av en kalendermåned',
            'three months, to the end of a calendar month',
          ],
          ['Datteren min skal flytte inn.', ''],
          [
            'protestere skriftlig til utleieren innen én måned etter at oppsigelsen er mottatt',
            'protest in writing to the landlord within one month',
          ],
          [
            'taper leietakeren retten til å påberope seg at oppsigelsen er i strid med loven',
            'loses the right to claim that the notice is contrary to the Act',
          ],
          ['§ 9-8 første ledd annet punktum', '§ 9-8 first paragraph second sentence'],
          ['tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav c', 'Enforcement Act § 13-2 third paragraph (c)'],
          ['framleier som utleieren har godkjent', 'subtenant whom the landlord has approved'],
          ['opphører 28.02.2027', 'ends on 28.02.2027'],
        ]
      : letting === 'room'
        ? [
            ['opphører 31.12.2026', 'ends on 31.12.2026'],
            ['trenger ingen grunn', 'needs no reason'],
          ]
        : [
            ['opphører 28.02.2027', 'ends on 28.02.2027'],
            ['§ 11-4', '§ 11-4'],
            ['ingen rett til å protestere', 'no right to protest'],
          ],
  tenant_termination: ({ letting }) => [
    ['mottok 20.11.2026', 'On 20.11.2026'],
    letting === 'room' ? ['opphører 31.12.2026', 'ends on 31.12.2026'] : ['opphører 28.02.2027', 'ends on 28.02.2027'],
    ['rimelig utstrekning gi leiesøkende', 'must to a reasonable extent let prospective tenants view'],
  ],
  move_request: ({ letting }) => [
    ['oppfordrer leietakeren til å flytte', 'asks the tenant to move out'],
    ['Er varselet sendt senere enn 30.11.2026, går fristen tidligst ut to uker', 'no earlier than two weeks'],
    ['leietiden gikk ut 15.11.2026', 'ended on 15.11.2026'],
    letting === 'own_home'
      ? ['§ 11-4', '§ 11-4']
      : ['går leiekontrakten ikke over til å være tidsubestemt', 'does not become open-ended'],
  ],
  breach_warning: ({ letting }) => [
    ['skriftlig advarsel', 'written warning'],
    ['Fest hver natt.', ''],
    ['heve leiekontrakten', 'cancel the lease'],
    ...(letting === 'own_home' ? [] : [['husleieloven § 9-9', 'Tenancy Act § 9-9'] as [string, string]]),
  ],
  market_rent: () => [
    ['kr 15 000 per måned, fra og med 01.06.2027', 'kr 15 000 a month, from 01.06.2027'],
    ['seks måneder etter dette skriftlige kravet', 'six months after this written demand'],
    [
      'fradrag for den delen av leieverdien som skyldes leietakerens forbedringer og innsats',
      'improvements and work is deducted',
    ],
    ['Husleietvistutvalget', 'Rent Disputes Tribunal'],
    ['settes til gjengs leie', 'the current rent level (gjengs leie)'],
    ['Tre liknende leiligheter', ''],
  ],
  deposit_claim: ({ tenants }) => [
    ['kr 2 500', 'kr 2 500'],
    tenants === 1
      ? ['når leietakeren samtykker skriftlig', 'if the tenant consents in writing']
      : ['når Per Hansen samtykker skriftlig', 'if Per Hansen consents in writing'],
    ['til konto 1509 21 68678. Det gjelder Rengjøring (kr 2 500).', 'It concerns Rengjøring (kr 2 500).'],
    ['fem uker fra varselet ble sendt', 'five weeks from the day the notice was sent'],
    tenants === 1
      ? ['Rentene på kontoen tilhører leietakeren', 'The interest on the account belongs to the tenant']
      : ['Rentene på kontoen tilhører Per Hansen', 'The interest on the account belongs to Per Hansen'],
  ],
  access: () => [
    ['01.03.2027', '01.03.2027'],
    ['tre måneders frist til utløpet av en kalendermåned', 'Three months’ notice to the end of a calendar month'],
    ['avslag i leien', 'reduction of the rent'],
  ],
  addendum: () => [
    ['Leietakeren kan ha hund.', ''],
    ['Punkt 9.2 skal lyde:', 'Clause 9.2 is to read:'],
    ['med mindre loven selv lar partene avtale noe annet', 'unless the Act itself lets the parties agree otherwise'],
  ],
  sublet_answer: ({ letting, fixed }) => [
    ['mottok leietakerens søknad 20.11.2026', 'request on 20.11.2026'],
    ['Overbefolket.', ''],
    letting === 'own_home' ? ['§ 7-1', '§ 7-1'] : ['7-3 og 7-4', '7-3 and 7-4'],
    ...(fixed ? [['kan leietakeren si opp', 'the tenant may give notice'] as [string, string]] : []),
  ],
  social_services: () => [
    ['leietiden gikk ut 25.10.2026, og at leietakeren ikke har flyttet', 'the term ended on 25.10.2026'],
    ['§ 4-18 ble sendt 01.11.2026', '§ 4-18 was sent on 01.11.2026'],
    ['reservere seg', 'object'],
    ['to uker etter at varselet er sendt', 'two weeks after'],
  ],
  tenancy_confirmation: ({ fixed, tenants }) => [
    ['leietakeren leier', 'the tenant has rented'],
    ['fra 01.03.2023', 'since 01.03.2023'],
    ...(tenants > 1 ? [['leien er for alle til sammen', 'for all of them together'] as [string, string]] : []),
    fixed
      ? ['tidsbestemt og gjelder til og med 31.12.2027', 'fixed term and ends on 31.12.2027']
      : ['tidsubestemt', 'open-ended'],
    ['kr 12 000 per måned', 'kr 12 000 a month'],
    ['kr 36 000', 'kr 36 000'],
  ],
}

const people = ['Per Hansen', 'Anne Li', 'Ola Vik']
/** § 9-11, on the notice to the social services, doesn't apply to the landlord's own home (§ 11-4). */
const lettingsOf = (kind: LetterKind) =>
  lettingKinds.filter((letting) => !(kind === 'social_services' && letting === 'own_home'))
const cases = letterKinds.flatMap((kind) =>
  lettingsOf(kind).flatMap((letting) =>
    [false, true].flatMap((fixed) =>
      [1, 3].flatMap((tenants) => (['nb', 'en'] as const).map((lang) => ({ kind, letting, fixed, tenants, lang }))),
    ),
  ),
)

describe.each(cases)(
  '$kind of a $letting, fixed term $fixed, $tenants tenants, in $lang',
  ({ kind, letting, fixed, tenants, lang }) => {
    const base = exampleFacts({ letting, tenants })
    const end =
      kind === 'move_request'
        ? '2026-11-15'
        : kind === 'social_services'
          ? '2026-10-25'
          : kind === 'deposit_claim'
            ? '2026-11-25'
            : '2027-12-31'
    const hasEnd = fixed || ['move_request', 'deposit_claim', 'social_services'].includes(kind)
    const term = { ...base.term, end: hasEnd ? day(end) : null }
    const lease = leaseOfLetting(letting, term.end, { fixed_term_terminable: fixed })
    const sent =
      kind === 'social_services'
        ? [{ kind: 'move_request', on: day('2026-11-01'), payBy: null, hasFee: false } as const]
        : base.sent
    const facts = { ...base, term, lease, sent }
    const form = { ...exampleLetter(kind, typed[kind]), language: lang }

    it('has every sentence that it must have, the names of all, and English only where it is asked for', () => {
      expect(letterProblem(form, facts)).toBeNull()
      const dated = withDefaultDays(form, facts)
      expect(missingSentences(dated, facts)).toEqual([])
      const sheet = tenantLetterSheet(dated, facts, exampleHead(people.slice(0, tenants)), lang)
      const plain = JSON.stringify(sheet).replaceAll('\u00a0', ' ')
      for (const [nb, en] of required[kind]({ letting, fixed: hasEnd, tenants })) {
        expect(plain).toContain(nb)
        if (lang === 'en') expect(plain).toContain(en)
      }
      for (const name of ['Kari Nordmann', 'Storgata 12, 0155 Oslo', ...people.slice(0, tenants)])
        expect(plain).toContain(name)
      for (const name of people.slice(tenants)) expect(plain).not.toContain(name)
      expect(plain).not.toMatch(/\{\{(?!page|last)/)
      expect(plain.includes('Norwegian text prevails')).toBe(lang === 'en')
      if (lang === 'nb') expect(plain).not.toMatch(/"en":/)
    })
  },
)

describe('the paper of a letter', () => {
  const sheetOf = (kind: LetterKind, facts = exampleFacts(), more: object = {}, lang: 'nb' | 'en' = 'en') =>
    tenantLetterSheet(
      withDefaultDays({ ...exampleLetter(kind, typed[kind]), ...more }, facts),
      facts,
      { ...exampleHead(), coLandlords: ['Eva Nordmann'] },
      lang,
    )

  it('names all landlords, and an addendum is signed by all of them', () => {
    expect(sheetOf('termination').tables[0]!.rows[0]).toEqual({
      label: { nb: 'Utleiere', en: 'Landlords' },
      value: { nb: 'Kari Nordmann\nEva Nordmann' },
    })
    expect(sheetOf('termination').sender).toContain('Kari Nordmann, Eva Nordmann')
    const addendum = sheetOf('addendum')
    expect(addendum.signers.map(({ role, name }) => [role.nb, name])).toEqual([
      ['Utleier 1', 'Kari Nordmann'],
      ['Utleier 2', 'Eva Nordmann'],
      ['Leietaker', 'Per Hansen'],
    ])
    // It is an agreement, and no letter with a greeting.
    expect([addendum.regards, addendum.sender]).toEqual([null, ''])
  })

  it('has the consent directly above the lines to sign on', () => {
    const { items, slip } = sheetOf('deposit_claim')
    expect(slip.map(({ wording }) => wording.nb.slice(0, 9))).toEqual(['Samtykke:'])
    expect(items.some(({ wording }) => wording.nb.startsWith('Samtykke:'))).toBe(false)
  })

  it('confirms a tenancy with the births and the number of the dwelling', () => {
    const persons = [
      { name: 'Per Hansen', born: '17.05.1990' },
      { name: 'Anne Li', born: '' },
    ]
    const rows = (more: object) => sheetOf('tenancy_confirmation', exampleFacts(more)).tables[1]!.rows
    expect(rows({ dwellingNumber: 'H0201' }).map(({ label, value }) => [label.nb, value.nb])).toEqual([
      ['Født', '17.05.1990'],
      ['Bolignummer', 'H0201'],
    ])
    expect(rows({ persons })[0]!.value.nb).toBe('Per Hansen, 17.05.1990')
    expect(rows({ persons: [] })[0]!.label.nb).toBe('Leie')
  })

  it('says what the rent includes as one sentence', () => {
    const { tables } = sheetOf(
      'tenancy_confirmation',
      exampleFacts({ comforts: ['electricity', 'water-drain', 'tv-subscription', 'internet'] }),
    )
    expect(tables[2]!.rows[1]!.value).toEqual({
      nb: 'Strøm, vann og avløp, TV-abonnement og internett',
      en: 'Electricity, water and sewage, TV subscription and internet',
    })
  })

  it('calls a room a room', () => {
    for (const kind of ['termination', 'tenant_termination', 'tenancy_confirmation', 'access'] as const) {
      const facts = exampleFacts({ letting: 'room' })
      const { items } = sheetOf(kind, facts)
      const text = JSON.stringify(items)
      expect(text, kind).toMatch(/rommet|et rom i boligen/)
      expect(text.replaceAll('et rom i boligen', ''), kind).not.toMatch(/boligen/)
    }
  })

  it('has English figures in English, English names of the paragraphs, and the sign beside its number', () => {
    const { items } = sheetOf('rent_demand')
    const demand = items[0]!
    expect(demand.wording.nb).toContain('kr\u00a012\u00a0150,77')
    expect(demand.wording.en).toContain('kr\u00a012\u00a0150.77')
    const notice = sheetOf('termination').items
    const law = (start: string) => notice.find(({ wording }) => wording.nb.startsWith(start))!.law
    expect(law('Grunnlaget')).toEqual({
      nb: 'husleieloven §\u00a09-5 annet ledd bokstav a',
      en: 'Tenancy Act §\u00a09-5 second paragraph (a)',
    })
    for (const kind of letterKinds) {
      const english = JSON.stringify(
        sheetOf(kind, exampleFacts(), { purpose: 'maintenance' }).items.map(({ law: of }) => of?.en),
      )
      expect(english, kind).not.toMatch(/ledd|bokstav|annet|andre|første|tredje|loven/)
    }
  })
})

it('each sentence stands in docs/letter-clauses.md with its paragraph', async () => {
  await expect(lettersPage()).toMatchFileSnapshot('../../../docs/letter-clauses.md')
})
