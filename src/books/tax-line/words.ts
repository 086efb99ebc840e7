import { words, type Text } from '../../base/kit/words'
import type { TaxLine } from './model'

/** The lines by their Norwegian names in the return. */
const lines = {
  income: { en: 'Brutto leieinntekt (gross rent)', nb: 'Brutto leieinntekt' },
  short_let: { en: 'Brutto leieinntekt, korttidsutleie (short lets)', nb: 'Brutto leieinntekt, korttidsutleie' },
  maintenance: { en: 'Vedlikehold (maintenance)', nb: 'Vedlikehold' },
  municipal_taxes: { en: 'Kommunale avgifter (municipal taxes)', nb: 'Kommunale avgifter' },
  insurance: { en: 'Forsikringspremie (insurance)', nb: 'Forsikringspremie' },
  common_costs: { en: 'Husleie og felleskostnader (common costs)', nb: 'Husleie og felleskostnader' },
  other_costs: { en: 'Andre kostnader (other costs)', nb: 'Andre kostnader' },
  balance: { en: 'Avskrivning, saldogruppe d (depreciation)', nb: 'Avskrivning (saldogruppe d)' },
  flat_rate: { en: 'Sjablongfradrag 15 % (flat-rate deduction)', nb: 'Sjablongfradrag 15 %' },
  none: { en: 'Not entered', nb: 'Føres ikke' },
} satisfies Record<TaxLine, Text>

export const taxLineWords = words('taxLine', {
  ...lines,
  line: { en: 'Line of the tax return', nb: 'Post i skattemeldingen' },
  landsOn: { en: 'Tax return:', nb: 'Skattemeldingen:' },
  open: { en: 'Not known until the cost type is chosen', nb: 'Ukjent til kostnadstypen er valgt' },
})
