import type { Text } from '../../base/kit/words'

/** Where a rule stands. `read`: it was read there; else the place is named from general knowledge. */
export interface Basis {
  readonly text: Text
  readonly read: boolean
}

const letting = {
  text: {
    en: 'The Norwegian Tax Administration on letting out a dwelling (skatteetaten.no)',
    nb: 'Skatteetaten om å leie ut bolig (skatteetaten.no)',
  },
  read: true,
}
const rates = {
  text: {
    en: 'The Norwegian Tax Administration’s rates of the income year: utleieinntekt.fribeloep, utleieinntekt.inntektsgrunnlagssats',
    nb: 'Skatteetatens satser for inntektsåret: utleieinntekt.fribeloep, utleieinntekt.inntektsgrunnlagssats',
  },
  read: true,
}
/** How the return divides letting: by flat rate (short, or an own holiday home) or by accounts. */
const kinds = {
  text: {
    en: 'The tax return’s kinds of letting: sjablongbehandletUtleie and regnskapsbehandletUtleie',
    nb: 'Utleietypene i skattemeldingen: sjablongbehandletUtleie og regnskapsbehandletUtleie',
  },
  read: true,
}
const exemption = { text: { en: 'Skatteloven (the Tax Act) § 7-2', nb: 'Skatteloven § 7-2' }, read: false }
const property = { text: { en: 'Skatteloven (the Tax Act) § 5-20', nb: 'Skatteloven § 5-20' }, read: false }

/** What each rule rests on. */
export const lettingSources = {
  half: [letting, exemption],
  homeLimit: [letting, exemption],
  allowance: [rates, letting, exemption],
  holiday: [rates, kinds, exemption],
  ordinary: [letting, property],
} satisfies Record<string, readonly Basis[]>
