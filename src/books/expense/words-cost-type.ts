import { words, type Text } from '../../base/kit/words'
import type { CostLine, CostType } from './model'

const costTypeNames = {
  maintenance: { en: 'Maintenance', nb: 'Vedlikehold' },
  other_costs: { en: 'Other costs', nb: 'Andre kostnader' },
  attachment_fee: { en: 'Ground rent', nb: 'Festeavgift' },
  municipal_taxes: { en: 'Municipal charges', nb: 'Kommunale avgifter' },
  paid_salary: { en: 'Salary costs', nb: 'Lønnskostnader' },
} satisfies Record<CostType, Text>

const costLineNames = {
  insurance: { en: 'Insurance', nb: 'Forsikring' },
  common_costs: {
    en: 'Rent and common costs (cooperative or sameie)',
    nb: 'Husleie og felleskostnader (borettslag eller sameie)',
  },
  other: { en: 'Any other cost', nb: 'Andre kostnader ellers' },
} satisfies Record<CostLine, Text>

/** The names of the cost types. The home page loads only these of an expense's texts. */
export const costTypeWords = words('expense', { ...costTypeNames, ...costLineNames })
