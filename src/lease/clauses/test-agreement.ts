import type { LeaseSheet } from '../document/model'
import { textOf } from './test-clauses'

/**
 * Finds contradictions in a lease. It reads the Norwegian text that is printed. It knows nothing of the values behind
 * it, so it shares no rule with the product. Each contradiction is a short text. An empty list means that there are
 * none.
 */
export function contradictionsIn(sheet: LeaseSheet): readonly string[] {
  const fact = (label: string): string | null =>
    sheet.facts.find((each) => each.label.nb === label)?.value.nb.replaceAll('\u00a0', ' ') ?? null
  const clause = (title: string) => textOf(sheet, title)
  return [
    ...termIn(fact, clause),
    ...moneyIn(fact, clause),
    ...costsIn(sheet, clause('Hva leien omfatter')),
    ...partiesIn(sheet, fact, clause),
    ...excludedIn(sheet.clauses.map(({ title }) => clause(title.nb)).join('\n')),
  ]
}

type Read = (label: string) => string | null
type ReadClause = (title: string) => string

const found = (wrong: boolean, what: string): string[] => (wrong ? [what] : [])
const wordsAfter = (text: string, before: RegExp): string | null => before.exec(text)?.[1] ?? null

/** The term, its end and its notice: key facts, box, clause 3 and clause 12. */
function termIn(fact: Read, clause: ReadClause): string[] {
  const [term, notice] = [clause('Leietid'), clause('Oppsigelse')]
  const [ofTerm, ofNotice] = [fact('Leietid') ?? '', fact('Oppsigelsestid') ?? '']
  const box = clause('Boligen')
  const binds = /Avtalen kan ikke sies opp i leietiden/.test(notice)
  const open = /tidsubestemt og løper til/.test(term)
  const days = [...ofTerm.matchAll(/\d\d\.\d\d\.\d{4}/g)].map(([day]) => day)
  const period = wordsAfter(notice, /Oppsigelsestiden er(?: da)? (\d+ måned(?:er)?)/)
  const kinds = [/tidsubestemt og løper til/, /er tidsbestemt\. Det slutter/].filter((each) => each.test(term))
  return [
    ...found(kinds.length !== 1, 'clause 3 is neither open-ended nor fixed, or both'),
    ...found(open !== /tidsubestemt/.test(ofTerm), 'key facts: open-ended or fixed'),
    ...found(
      days.some((day) => !term.includes(day)),
      'key facts: the days of the term',
    ),
    ...found(binds !== /(ikke kan|kan ikke) sies opp i den avtalte leietiden/.test(term), 'clause 3: binding'),
    ...found(binds !== ofNotice.startsWith('Kan ikke sies opp i leietiden'), 'key facts: binding'),
    ...found(binds && /kan si opp avtalen/.test(notice.split('\n')[0]!), 'clause 12: binding and not'),
    ...found(open && binds, 'open-ended and binding'),
    ...found(/Oppsigelsestiden står i punkt/.test(box) && binds, 'the box: a notice in a lease that binds'),
    ...found(/kan ikke sies opp/.test(box) && !binds, 'the box: binding'),
    ...found(!binds && /^\d/.test(ofNotice) && ofNotice !== period, 'key facts: months of notice'),
    ...found(!binds && ofNotice === 'Ingen' && !/ikke er noen oppsigelsestid/.test(notice), 'key facts: no notice'),
  ]
}

/** Rent, first payment, deposit and guarantee: key facts, clause 4 and clause 7. */
function moneyIn(fact: Read, clause: ReadClause): string[] {
  const [rent, deposit] = [clause('Husleie og betaling'), clause('Depositum')]
  const [ofDeposit, ofGuarantee] = [fact('Depositum') ?? '', fact('Garanti')]
  const sum = /kr [\d ]*\d(?:,\d\d)?/
  const hasDeposit = /betaler et depositum på/.test(deposit)
  const agreed = wordsAfter(deposit, /et depositum på (kr [\d ]*\d(?:,\d\d)?)/)
  const guaranteed = wordsAfter(deposit, /en garanti på inntil (kr [\d ]*\d(?:,\d\d)?)/)
  const until = wordsAfter(deposit, /Garantien gjelder til og med (\S+)\.(?:\n|$)/)
  const [deadline, count] = [
    wordsAfter(ofDeposit, /innen (\d\d\.\d\d\.\d{4})/),
    wordsAfter(ofDeposit, /innen (\d+ dag(?:er)?) etter/),
  ]
  return [
    ...found(
      sum.exec(fact('Husleie') ?? '')?.[0] !== wordsAfter(rent, /Husleien er (kr [\d ]*\d(?:,\d\d)?) per måned/),
      'key facts: the rent',
    ),
    ...found(!rent.includes(`første gang ${fact('Første betaling') ?? '?'}.`), 'key facts: the first payment'),
    ...found(hasDeposit === /skal ikke betale depositum/.test(deposit), 'clause 7: a deposit and none'),
    ...found(hasDeposit === (ofDeposit === 'Ikke avtalt'), 'key facts: a deposit or none'),
    ...found(hasDeposit && sum.exec(ofDeposit)?.[0] !== agreed, 'key facts: the sum of the deposit'),
    ...found(deadline !== null && !deposit.includes(`senest ${deadline}`), 'key facts: when the deposit is due'),
    ...found(count !== null && !deposit.includes(`senest ${count} etter`), 'key facts: days until the deposit is due'),
    ...found((ofGuarantee === null) !== (guaranteed === null), 'key facts: a guarantee or none'),
    ...found(ofGuarantee !== null && sum.exec(ofGuarantee)?.[0] !== guaranteed, 'key facts: the sum of the guarantee'),
    ...found(
      ofGuarantee !== null && wordsAfter(ofGuarantee, /til og med (\S+)$/) !== until,
      'key facts: the last day of the guarantee',
    ),
    ...found(/ikke stille garanti/.test(deposit), 'clause 7 denies a guarantee'),
  ]
}

/** The landlords, the tenants, the consents, and the key of shared costs: key facts, clauses and signatures. */
function partiesIn(sheet: LeaseSheet, fact: Read, clause: ReadClause): string[] {
  const [dwelling, costs, deposit] = [clause('Boligen'), clause('Hva leien omfatter'), clause('Depositum')]
  const landlords = (fact('Utleiere') ?? fact('Utleier') ?? '').split('\n').map((name) => name.replace(/ \(.*/, ''))
  const signers = sheet.signers.filter(({ role }) => role.nb.startsWith('Utleier')).map(({ name }) => name)
  const isForAll = /signerer også på vegne av/.test(textOf(sheet, 'Underskrifter'))
  const board = fact('Styrets godkjenning')
  const boards = {
    Gitt: /har godkjent utleien/,
    'Søkt om': /har søkt styret/,
    'Trengs ikke': /trenger ikke godkjenning/,
  }
  const ofCosts = fact('Leietakerens del av kostnader')
  const fraction = wordsAfter(costs, /Leietakerens del er (\S+) av kostnadene/)
  return [
    ...found(!isForAll && signers.join() !== landlords.join(), 'a landlord of the key facts doesn’t sign'),
    ...found(isForAll && (signers.length !== 1 || landlords.length < 2), 'a landlord who signs for nobody'),
    ...found(landlords.length > 1 !== /Utleierne leier ut boligen sammen/.test(clause('Partene')), 'several landlords'),
    ...Object.entries(boards).flatMap(([value, says]) =>
      found((board === value) !== says.test(dwelling), `key facts: the board (${value})`),
    ),
    ...found((fact('Ektefellens samtykke') !== null) !== /ekteskapsloven/.test(dwelling), 'key facts: the spouse'),
    ...found(
      (fact('Depositum ved ny leie') !== null) !== /i takt med endringer i leien/.test(deposit),
      'key facts: a deposit that follows the rent',
    ),
    ...found(fraction !== null && ofCosts?.includes(`${fraction} av kostnadene`) !== true, 'key facts: the fraction'),
    ...found(ofCosts?.includes('etter egen måler') === true && !/egen måler/.test(costs), 'key facts: the meter'),
    ...found(
      ofCosts !== null &&
        /betaler derfor ikke noe/.test(costs) &&
        !/Partene deler disse kostnadene|Leietakeren betaler kostnadene til/.test(costs),
      'key facts: costs that nobody pays',
    ),
    ...found(
      /Leietakeren betaler kostnadene til/.test(costs) && /Fordelingsnøkkel/.test(costs),
      'all of the costs, and a part of them',
    ),
    ...found(
      /leietakerens husstand/.test(clause('Bruk av boligen')) && /lar bo der/.test(clause('Bruk av boligen')),
      'a company with a household',
    ),
  ]
}

const supplies = ['strøm', 'oppvarming', 'vann og avløp', 'TV-abonnement', 'internett'] as const

interface Costs {
  readonly included: readonly string[]
  readonly missing: readonly string[]
  /** The shared costs, as they are typed. */
  readonly costs: string
  readonly chargedByUse: string
  readonly text: string
}

/** Finds contradictions about one supply. */
function supplyIn(name: string, { included, missing, costs, chargedByUse, text }: Costs): string[] {
  const isIncluded = included.includes(name)
  const rules: readonly (readonly [boolean, string])[] = [
    [isIncluded && missing.includes(name), 'included and not'],
    [isIncluded && chargedByUse.includes(name), 'included and charged by use'],
    [costs === name && chargedByUse.includes(name), 'shared and charged by use'],
    [
      isIncluded && costs === name && /Leietakeren betaler kostnadene til/.test(text),
      'included and borne by the tenant',
    ],
  ]
  return rules.flatMap(([wrong, what]) => found(wrong, `${name}: ${what}`))
}

/** Finds a cost with two rules: it is included in the rent, and somebody pays it as well. */
function costsIn(sheet: LeaseSheet, text: string): string[] {
  const { items } = sheet.clauses.find(({ title }) => title.nb === 'Hva leien omfatter')!
  const listAfter = (sentence: RegExp): readonly string[] => {
    const at = items.findIndex((item) => 'wording' in item && sentence.test(item.wording.nb))
    const next = items[at + 1]
    return at >= 0 && next?.kind === 'list' ? next.list.map(({ nb }) => nb) : []
  }
  const [included, missing] = [listAfter(/^Dette er med i leien/), listAfter(/^Dette er ikke med i leien/)]
  const costs =
    wordsAfter(text, /(?:deler disse kostnadene: |betaler kostnadene til )(.*?)(?:, (?:à konto )?kr .*)?\.(?:\n|$)/) ??
    ''
  const chargedByUse =
    wordsAfter(text, /Utleierens kostnader til (.*) kan kreves i tillegg til leien etter forbruk/) ?? ''
  return [
    ...supplies.flatMap((name) => supplyIn(name, { included, missing, costs, chargedByUse, text })),
    ...found(
      included.includes('strøm') && /betaler strøm og nettleie rett til leverandøren/.test(text),
      'power: included and paid by the tenant',
    ),
    ...found(
      /betaler strøm og nettleie rett/.test(text) && chargedByUse.includes('strøm'),
      'power: paid to the supplier and to the landlord',
    ),
    ...found(
      /betaler derfor ikke noe for det til utleieren/.test(text) &&
        costs !== '' &&
        new RegExp(`ført opp (.* og )?${costs.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( |:)`).test(text),
      'shared costs: charged and not',
    ),
    ...found(
      /Leietakeren betaler kostnadene til/.test(text) && /Utleieren betaler kostnadene til/.test(text),
      'shared costs: both bear them',
    ),
  ]
}

/** Sentences that can't both be true. */
const exclusive: readonly (readonly [RegExp, RegExp])[] = [
  [
    /utleieren trenger ingen grunn for å si opp|[Uu]tleieren (trenger derfor ingen|kan si opp uten å oppgi noen) grunn/,
    /kan utleieren bare si opp når|Utleieren kan bare si opp når/,
  ],
  [/regler om protest mot oppsigelsen gjelder ikke/, /kan protestere skriftlig til utleieren/],
  [/Dyrehold er tillatt/, /Dyrehold er ikke tillatt/],
  [/Røyking er tillatt/, /Røyking er ikke tillatt/],
  [/får ingen nøkler/, /nøk(kel|ler) ved overtakelsen og leverer/],
  [
    /en del av boligen så lenge leietakeren selv bor der/,
    /Lovens rett til å framleie en del av boligen.* gjelder ikke/,
  ],
  [/undertegner dette punktet/, /den elektroniske signaturen gjelder|hver elektronisk signatur gjelder/],
  [/Leieforholdet gjelder ett enkelt beboelsesrom/, /vedlikeholder dørlåser/],
  [/leietiden er kortere enn (tre|ett) år/, /Det er ingen minste leietid/],
  [/Det er én depositumskonto|stilles av .* alene/, /skal ikke betale depositum/],
]
const never: readonly RegExp[] = [/[Aa]vtalen sier ikke/, /\{\{/, /undefined|null|NaN/]

const excludedIn = (text: string): string[] => [
  ...exclusive.flatMap(([one, other]) => found(one.test(text) && other.test(text), `${one.source} / ${other.source}`)),
  ...never.flatMap((each) => found(each.test(text), `says ${each.source}`)),
]
