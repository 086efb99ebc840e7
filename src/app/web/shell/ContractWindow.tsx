import WizardOpener from '../../../lease/contract-form/web/WizardOpener'
import { useSending } from '../../../lease/signing/web/use-sending'
import { dashboardCalls } from '../../../year/dashboard/calls'

// Stands above the modules that show contracts: here it is known which of their lists a new one makes stale.
const lists = [dashboardCalls.allTypes]

/** The contract wizard over whatever page it was opened on. */
export default function ContractWindow() {
  return <WizardOpener invalidates={lists} sending={useSending('contract', lists)} />
}
