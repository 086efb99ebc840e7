import WizardOpener from '../../../lease/contract-form/web/WizardOpener'
import { useSending } from '../../../lease/signing/web/use-sending'
import { dashboardCalls } from '../../../year/dashboard/calls'

// Lists of later modules that a new contract makes out of date.
const lists = [dashboardCalls.allTypes]

export default function ContractWindow() {
  return <WizardOpener invalidates={lists} sending={useSending('contract', lists)} />
}
