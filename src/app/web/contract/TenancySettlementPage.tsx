import { SettlementPage } from '../../../lease/settlement/web/SettlementPage'
import { todoCalls } from '../../../year/todo/calls'

/** A contract that is over waits in the to-do list until its settlement is made. */
const invalidates = [todoCalls.waiting, todoCalls.count]

export default function TenancySettlementPage() {
  return <SettlementPage invalidates={invalidates} />
}
