import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { leaseSheet } from '../document/rules'
import type { ClauseItem, LeaseData } from './model'
import { testDeposits, testLease, testTerm } from './test-lease'

const saidBy = (item: ClauseItem, lang: 'nb' | 'en'): readonly (string | undefined)[] => {
  if (item.kind === 'list') return item.list.map((each) => each[lang] ?? each.nb)
  if (item.kind === 'typed') return [item.text]
  if (!('wording' in item)) return []
  return [`${item.wording[lang]}${'law' in item && item.law ? ` (${item.law[lang]})` : ''}`]
}

/** Everything that the lease says in one language, each sentence with its paragraph. */
const textsOf = (changes: Partial<LeaseData> = {}, lang: 'nb' | 'en' = 'nb'): string =>
  leaseSheet(testLease(changes), lang)
    .clauses.flatMap(({ title, items }) => [title[lang]].concat(items.flatMap((item) => saidBy(item, lang))))
    .join('\n')
    .replaceAll('\u00a0', ' ')

/** The words that a lease with these terms must have, and those that it must not have. */
const sentences: readonly (readonly [what: string, changes: Partial<LeaseData>, says: RegExp, not: RegExp | null])[] = [
  [
    'the tenant maintains what § 5-3 names',
    {},
    /vedlikeholder dørlåser, kraner, vannklosetter, elektriske kontakter og brytere, varmtvannsbeholdere og inventar og utstyr i boligen som ikke er en del av den faste eiendommen\. .*funksjonskontroll, rengjøring, batteriskift, testing og lignende\. \(husleieloven § 5-3\)/,
    /vannlåser/,
  ],
  ...[1, 2, 4, 5, 6].map(
    (notice) =>
      [
        `${notice} months of notice stand as agreed`,
        { notice },
        new RegExp(`Oppsigelsestiden er ${notice} måned(er)?, regnet til utløpet av en kalendermåned`),
        /Lovens oppsigelsestid|avtalt oppsigelsestid som er mindre gunstig/,
      ] as const,
  ),
  [
    'a month in which the tenancy begins is paid by days',
    {},
    /Første og siste måned betales for de dagene leieforholdet varer/,
    /som leieforholdet ikke varer ut/,
  ],
  [
    'a reminder may cost what the regulations say',
    {},
    /gebyr etter inkassoforskriften for en skriftlig purring som sendes tidligst 14 dager etter forfall/,
    /renhold eller gebyrer/,
  ],
  ['keys are named once', {}, /Nøkler som leietakeren får ved overtakelsen: 4/, /Nøkler: 4/],
  ['the rent goes to a Norwegian account number', {}, /konto 8601 11 17947\./, /NO93/],
  [
    'a foreign account stays an IBAN',
    { rentIban: 'SE4550000000058398257466' },
    /konto SE45 5000 0000 0583 9825 7466\./,
    null,
  ],
  ['the deposit goes to a Norwegian account number', { deposit: testDeposits.own }, /navn: 3000 12 34567\./, /NO83/],
  ['the tenant is not told the landlord’s tax position', {}, /Husleien er/, /skattepliktig/],
  [
    'water that is included is not metered',
    { comforts: ['water-drain'], split: null },
    /Dette er med i leien:\nvann og avløp/,
    /måler|målt/,
  ],
  [
    'water that is not included is metered',
    { comforts: ['electricity', 'heating'] },
    /vann og avløp kan kreves i tillegg til leien bare når forbruket blir målt/,
    /Utleierens kostnader til strøm/,
  ],
  [
    'a first month by days is what is booked',
    {},
    /Den første betalingen er kr 6 580,65, for tiden fra 15\.01\.2027 til og med 31\.01\.2027\./,
    /betales det ikke leie|betales sammen med/,
  ],
  [
    'a whole first month needs no sum of its own',
    { firstRent: { start_date: day('2027-02-01'), end_date: day('2027-02-28'), sum: ore(1_200_000) } },
    /Husleien er kr 12 000/,
    /Den første betalingen er/,
  ],
  [
    'days before the first payment are free',
    {
      firstPayment: day('2027-02-15'),
      firstRent: { start_date: day('2027-02-01'), end_date: day('2027-02-28'), sum: ore(1_200_000) },
      daysBefore: { from: day('2027-01-15'), until: day('2027-01-31'), arePaid: false },
    },
    /For dagene fra 15\.01\.2027 til og med 31\.01\.2027 betales det ikke leie\./,
    /betales sammen med den første betalingen/,
  ],
  [
    'days before the first payment are paid with it',
    {
      firstPayment: day('2027-02-15'),
      firstRent: { start_date: day('2027-02-01'), end_date: day('2027-02-28'), sum: ore(1_858_065) },
      daysBefore: { from: day('2027-01-15'), until: day('2027-01-31'), arePaid: true },
    },
    /Leien for dagene fra 15\.01\.2027 til og med 31\.01\.2027 .* betales sammen med den første betalingen\.\nDen første betalingen er kr 18 580,65, for tiden fra 15\.01\.2027 til og med 28\.02\.2027\./,
    /betales det ikke leie/,
  ],
  [
    'a fixed term says that it can’t be terminated',
    { ...testTerm['time-bound'], reason: 'Utleieren flytter selv inn.' },
    /oppmerksom på at leieavtalen ikke kan sies opp i den avtalte leietiden\. \(husleieloven § 9-2\)/,
    /kan sies opp i leietiden, etter punkt/,
  ],
  [
    'a fixed term may be terminable',
    { ...testTerm['time-bound'], reason: 'Utleieren flytter selv inn.', terminable: true, notice: 2 },
    /kan sies opp i leietiden, etter punkt 12\. \(husleieloven § 9-2\)[^]*si opp avtalen i leietiden\. Oppsigelsestiden er 2 måneder, regnet til utløpet av en kalendermåned\. \(husleieloven §§ 9-2 og 9-6\)/,
    /ikke kan sies opp|Avtalen kan ikke sies opp/,
  ],
  [
    'the reason of a fixed term stands in the lease',
    { ...testTerm['time-bound'], reason: 'Utleieren flytter selv inn.' },
    /Grunnen til at leietiden er tidsbestemt: \(husleieloven § 9-3\)\nUtleieren flytter selv inn\./,
    /Grunnen til den korte leietiden:/,
  ],
  [
    'shared costs are named, with their sums, their period and what the Act allows',
    {},
    /Partene har delte kostnader: strøm i felles vaskerom\.\n.*leietakeren kr 300 per kvartal, utleieren kr 450,50 per kvartal\.\nLeietakerens del kan bare gjelde strøm, brensel og vann og avløp etter måler.* \(husleieloven §§ 3-1 og 3-4\)/,
    null,
  ],
  [
    'the rent goes to an account in the bank of the deposit',
    { deposit: testDeposits.own, rentIban: 'NO2930009876548', rentInDepositBank: true },
    /avtalt at leien betales til utleierens konto i samme bank som depositumet, den som står i punkt 4\..* \(husleieloven § 3-5\)/,
    null,
  ],
  [
    'nothing is said of the bank where that isn’t agreed',
    { deposit: testDeposits.own },
    /Depositumet betales senest/,
    /i samme bank som depositumet/,
  ],
  [
    'deposit and guarantee are bounded by § 3-6',
    { deposit: testDeposits.own },
    /her kr 72 000\. \(husleieloven §§ 3-5 og 3-6\)/,
    null,
  ],
  [
    'the bank pays the landlord for damage only by consent or a final decision',
    { deposit: testDeposits.own },
    /kan banken bare betale utleieren når leietakeren har samtykket skriftlig, eller når kravet er rettskraftig avgjort/,
    null,
  ],
  [
    'eviction for unpaid rent is letter a, for an expired term letter b',
    {},
    /hvis leien ikke blir betalt innen 14 dager etter at skriftlig varsel etter tvangsfullbyrdelsesloven § 4-18 er sendt, jf\. § 13-2 tredje ledd bokstav a, og\nnår leietiden er løpt ut, jf\. tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav b\./,
    null,
  ],
  [
    'what the Act lets the parties agree on is not taken back by § 1-2',
    { notice: 1 },
    /Oppsigelsestiden er 1 måned[^]*gjelder ikke, om ikke loven selv lar partene avtale noe annet\..* \(husleieloven § 1-2\)/,
    /enn husleieloven, gjelder ikke\./,
  ],
  [
    'a short term of an ordinary home needs a reason in writing',
    { ...testTerm['time-bound'], reason: 'Utleieren flytter selv inn.' },
    /noen i utleierens husstand .*grunnen er oppgitt skriftlig senest når avtalen blir inngått\..*regnes avtalen som tidsubestemt\. \(husleieloven § 9-3\)/,
    /Den kan bare avtales så kort|loftsbolig/,
  ],
  [
    'the household that may need the dwelling is the landlord’s',
    {},
    /Utleieren kan bare si opp når utleieren selv eller noen i utleierens husstand skal bruke boligen/,
    /noen i husstanden/,
  ],
  [
    'nothing is charged beyond what stands before, shared costs included',
    {},
    /Leietakerens del kan bare gjelde .*\nUt over dette kan utleieren ikke kreve noe i tillegg til leien, .* \(husleieloven §§ 3-1 og 3-7\)\nEndring av leien/,
    null,
  ],
  [
    'what the rent may be set to leaves the tenant’s improvements out, and a change by the index counts as one',
    {},
    /minst seks måneders .* Det som skyldes leietakerens egne forbedringer, regnes ikke med\. .* etter den forrige endringen, også når den fulgte indeksen\. \(husleieloven § 4-3\)/,
    null,
  ],
  [
    'the deposit is for the costs of an eviction, not of moving out',
    { deposit: testDeposits.own },
    /skader på boligen, utgifter ved fravikelse og andre krav etter avtalen/,
    /kostnader ved fraflytting/,
  ],
  [
    'rent that falls due meanwhile is paid too where eviction is to be avoided',
    {},
    /utkastelse unngås når leien blir betalt med renter og kostnader, og med leie som er forfalt i mellomtiden, før/,
    null,
  ],
  ['a party is called Leietaker throughout', testTerm['time-bound'], /leietakeren/, /(?<![Uu]t)\b[Ll]eieren/],
]

describe('the latest edition', () => {
  it.each(sentences)('%s', (_what, changes, says, not) => {
    const text = textsOf({ other: '', ...changes })
    expect(text).toMatch(says)
    if (not) expect(text).not.toMatch(not)
  })

  it('has the eviction clause in a frame with the tenant’s own signature, and nothing else signed for itself', () => {
    const { clauses } = leaseSheet(testLease(), 'nb')
    const framed = clauses.filter((clause) => clause.framed)
    expect(framed.map(({ title }) => title.nb)).toEqual(['Vedtakelse av tvangsfravikelse'])
    expect(framed[0]!.signers).toEqual([{ role: { nb: 'Leietaker' }, name: 'Åse Sørensen' }])
    expect(clauses.filter((clause) => clause.signers.length > 0)).toHaveLength(1)
  })
})

it.each(['nb', 'en'] as const)('a lease without a deposit names no bank that holds one, in %s', (lang) => {
  const { privacy } = leaseSheet(testLease(), lang)
  const texts = privacy!.paragraphs.map((each) => each[lang]).join('\n')
  expect(texts).toMatch(
    lang === 'nb' ? /til banken når det er avtalt depositum/ : /to the bank where a deposit is agreed/,
  )
  expect(texts).not.toMatch(/banken som|the bank that/i)
})

describe('a lease of the first edition', () => {
  const first = { writtenOn: day('2026-11-21') }
  it('has the words that were signed, whatever came later', () => {
    const text = textsOf({ ...first, notice: 2, comforts: [], deposit: testDeposits.own })
    for (const phrase of [
      'Leieren sørger for det mindre vedlikeholdet: dørlåser, kraner, vannlåser',
      'Lovens oppsigelsestid er tre måneder.',
      'leieinntekten er skattepliktig',
      'Nøkler: 4 stk.',
      'NO93 8601 1117 947',
      'strøm, oppvarming og vann og avløp kan kreves i tillegg til leien etter forbruk; vann og avløp bare etter måler',
      'Begge parter vedtar dette punktet ved å skrive under nedenfor.',
      'Vil leieren ha TV-abonnement og internett,',
    ])
      expect(text).toContain(phrase)
    expect(text).not.toMatch(/leietaker/i)
    expect(text).toMatch(/Ut over dette [^]* dele de delte kostnadene slik/)
    expect(leaseSheet(testLease(first), 'nb').clauses.every(({ signers }) => signers.length === 0)).toBe(true)
  })
})
