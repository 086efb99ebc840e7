import { words, type Text } from '../../base/kit/words'
import type { CostType } from './model'

const costTypeLines = {
  maintenance: { en: 'Painting, repairs, like for like', nb: 'Maling, reparasjoner, likt mot likt' },
  other_costs: { en: 'Insurance, common costs, power', nb: 'Forsikring, felleskostnader, strøm' },
  attachment_fee: { en: 'Rent for leased land', nb: 'Årlig leie for festet tomt' },
  municipal_taxes: { en: 'Water, sewage, waste, property tax', nb: 'Vann, avløp, renovasjon, eiendomsskatt' },
  paid_salary: { en: 'Caretaker, cleaner', nb: 'Vaktmester, renholder' },
} satisfies Record<CostType, Text>

export const workbenchWords = words('workbench', {
  ...costTypeLines,
  more: { en: 'More', nb: 'Mer' },
  repeats: { en: 'Repeats: {{rhythm}}', nb: 'Gjentas: {{rhythm}}' },
  newSupplierNamed: { en: 'New supplier: {{name}}', nb: 'Ny leverandør: {{name}}' },
  same: { en: 'The same sum and date was recorded {{date}}', nb: 'Samme sum og dato er ført {{date}}' },
  look: { en: 'See it', nb: 'Se' },
  newTab: { en: 'in a new tab', nb: 'i en ny fane' },
  booked: { en: 'Recorded. Costs in {{year}}: {{costs}}', nb: 'Ført. Kostnader i {{year}}: {{costs}}' },
  queue: { en: 'Receipts in turn', nb: 'Kvitteringer etter tur' },
  queueAt: { en: 'Receipt {{number}} of {{all}}', nb: 'Kvittering {{number}} av {{all}}' },
  queueSkip: { en: 'Skip this one', nb: 'Hopp over denne' },
  queueJoin: { en: 'They belong together', nb: 'De hører sammen' },
  saveAndNext: { en: 'Save and next', nb: 'Lagre og neste' },
})
