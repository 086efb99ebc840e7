import { normalizedWordSet } from './rules-fold'

/**
 * The normalized names of months, each with its number: Bokmål, Nynorsk, English, and
 * abbreviations.
 */
export const monthWords: ReadonlyMap<string, number> = new Map(
  [
    'januar jan january',
    'februar feb february',
    'mars mar march',
    'april apr',
    'mai may',
    'juni jun june',
    'juli jul july',
    'august aug',
    'september sep sept',
    'oktober okt october oct',
    'november nov',
    'desember des december dec',
  ].flatMap((names, at) => names.split(' ').map((name): [string, number] => [name, at + 1])),
)

/** Months that are also names or everyday words. */
export const ambiguousMonths = normalizedWordSet(
  'jan mar mars april apr mai may juni june jun juli jul august des sep dec',
)

const rent = normalizedWordSet(
  'husleie husleien husleia husleige leie leia leien leige månedsleie utleie leiebetaling rent',
)

export const isRentWord = (word: string): boolean => rent.has(word) || word.startsWith('husleie')

/** Words that appear before, after and between names. */
const around = normalizedWordSet(
  `overføring overførsel innland utland giro nettgiro fra til betaling betalt mobil mobilbetaling straksbetaling
  straksutbetaling vipps tpp mobilepay avtalegiro efaktura nettbank innbetaling kontonummer konto melding kid mottatt
  from to for og and by med with min mitt mine my av of i på in the nr dnb nordea sparebank via hilsen mvh takk vår our
  halvdel halve del part half leilighet leiligheten hybel rom room bolig kto valutadato dato`,
)

export const isFillerWord = (word: string): boolean => around.has(word) || isRentWord(word) || monthWords.has(word)

/**
 * Words that never appear in a payment of rent, no matter who pays. Examples: a deposit, a transfer between own
 * accounts.
 */
export const neverRentWords = normalizedWordSet(
  `depositum depositumet deposit depositumskonto depositumsgaranti leiedepositum husleiedepositum kontoregulering
  egenoverføring internoverføring sparekonto sparing`,
)

export const neverRentPhrases = [
  'mellom egne',
  'mellom egen',
  'egne konto',
  'egen konto',
  'egne kontoer',
  'own account',
  'own accounts',
  'internal transfer',
]

/** A payment whose text has one of these words is rent only if the payer is known and the text also says rent. */
export const otherReasons = normalizedWordSet(
  `renter rente kreditrente kreditrenter innskuddsrente innskuddsrenter renteinntekt renteinntekter interest skatt
  skattepenger skatteoppgjør skatteetaten skatteoppkrever skattekontoret restskatt tilgode overskytende mva moms tax lønn lønning lønnsutbetaling
  feriepenger salary wages honorar pensjon refusjon refundert refund tilbakebetaling tilbakebetalt retur tilbakeført
  tilbakef erstatning forsikringsoppgjør skadeoppgjør kreditering utbytte dividend bonus barnetrygd foreldrepenger
  dagpenger sykepenger trygd stipend lån lånekassen gave bursdag strøm strømstøtte internett utlegg salg aksjer
  varekjøp kortkjøp gevinst`,
)

/** Offices that may pay a tenant's rent, but also benefits to the landlord. */
export const publicPayers = normalizedWordSet('nav kommune kommunen lånekassen')

const returned = normalizedWordSet(
  'tilbakeført tilbakeføring tilbakef retur returnert reversert reversal reversed returned',
)

const refunded = normalizedWordSet('refusjon refundert refund tilbakebetaling tilbakebetalt feilbetaling')

/** True if the word says that a bank took the payment back. */
export const isReturnWord = (word: string): boolean => returned.has(word)

/** True if the word says that a landlord pays something back. */
export const isRefundWord = (word: string): boolean => refunded.has(word)

/** Words that name Vipps instead of the payer. */
export const vippsWords = normalizedWordSet('vipps mobilepay norge')

/** Words of a payout by Vipps: the money of many payments less its fee. */
export const payoutWords = normalizedWordSet('utb utbetaling oppgjør settlement payout vippsnr salgssted salgsnr')

export const purchaseWords = normalizedWordSet(
  'varekjøp kortkjøp kjøp butikk visa mastercard netthandel faktura reservert transaksjon',
)
