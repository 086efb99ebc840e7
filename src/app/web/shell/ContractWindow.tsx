import WizardOpener from '../../../lease/contract-form/web/WizardOpener'
import { useSendPaper } from '../../../lease/signing/web/use-sending'
import { ledgerCalls } from '../../../books/ledger/calls'

// Lists of later modules that a new contract makes out of date.
const lists = [ledgerCalls.allTypes]

export default function ContractWindow() {
  return <WizardOpener invalidates={lists} sending={useSendPaper({ paper: 'contract' }, lists)} />
}
