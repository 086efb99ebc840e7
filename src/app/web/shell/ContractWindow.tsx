import WizardOpener from '../../../lease/contract-form/web/WizardOpener'
import { useSending } from '../../../lease/signing/web/use-sending'
import { dashboardCalls } from '../../../year/dashboard/calls'

// This file is above the modules that show contracts, so it knows which of their lists a new contract makes out of
// date.
const lists = [dashboardCalls.allTypes]

/** Over the page on which it was opened. */
export default function ContractWindow() {
  return <WizardOpener invalidates={lists} sending={useSending('contract', lists)} />
}
