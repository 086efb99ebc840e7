import WizardOpener from '../../lease/contract/web/WizardOpener'
import { dashboardCalls } from '../../year/dashboard/calls'

// Stands above the rooms that show contracts: they are told here which of their lists a new one makes old.
const lists = [dashboardCalls.allTypes]

/** The contract wizard over whatever page it was opened on. */
export default function ContractWindow() {
  return <WizardOpener refreshes={lists} />
}
