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

/** The tenants after the first, each on a line. Null when there are none. The row is then left out. */
export function useCoTenantFacts({ co_tenants }: Lease): Description | null {
  const term = useWords(contractWords)('co_tenants')
  const of: Field = contractRecord.fields.co_tenants
  if (co_tenants === null) return { term, value: '' }
  if (co_tenants.length === 0) return null
  const text = recordsText(of, co_tenants, ({ kind }, value) => (kind === 'day' ? dmy(String(value)) : String(value)))
  return { term, value: <span className="lease-other">{text}</span> }
}
