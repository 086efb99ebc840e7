import type { Field } from '../../../base/kit/field'
import { recordsText } from '../../../base/kit/field-records'
import type { Description } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { contractRecord, dwellingRecord, type Contract, type ContractValues } from '../../contract/model'
import { contractWords } from '../../contract/words'

type Lease = Contract | ContractValues

export function useDwellingFacts(lease: Lease): readonly Description[] {
  const t = useWords(contractWords)
  const ui = useWords(uiWords)
  const facts = recordFacts(dwellingRecord, lease, t, ui, lease.own_home_let ? {} : { special: { own_home_let: null } })
  return facts.filter(({ value }) => value !== '')
}

/** The people of a list, each on a line. Null when there are none. The row is then left out. */
function usePeopleFacts(lease: Lease, list: 'co_tenants' | 'co_landlords'): Description | null {
  const term = useWords(contractWords)(list)
  const of: Field = contractRecord.fields[list]
  const people = lease[list]
  if (people === null) return { term, value: '' }
  if (people.length === 0) return null
  const text = recordsText(of, people, ({ kind }, value) => (kind === 'day' ? dmy(String(value)) : String(value)))
  return { term, value: <span className="lease-other">{text}</span> }
}

/** The tenants after the first. */
export const useCoTenantFacts = (lease: Lease): Description | null => usePeopleFacts(lease, 'co_tenants')

/** The landlords after the first. */
export const useCoLandlordFacts = (lease: Lease): Description | null => usePeopleFacts(lease, 'co_landlords')
