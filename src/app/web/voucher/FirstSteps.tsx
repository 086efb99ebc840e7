import './first-steps.css'
import { FileSignature, FileSpreadsheet, HandCoins, ReceiptText, type LucideIcon } from 'lucide-react'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import { dashboardWords } from '../../../year/dashboard/words'

interface FirstStepsProps {
  readonly onExpense: () => void
  readonly onContract: () => void
}

/** The first steps of a new account, shown instead of figures that are all zero. */
export default function FirstSteps({ onExpense, onContract }: FirstStepsProps) {
  const t = useWords(dashboardWords)
  return (
    <ul className="first-steps">
      <li>
        <button type="button" className="ui-panel" onClick={onExpense}>
          <Step Icon={ReceiptText} title={t('firstExpense')} text={t('firstExpenseText')} />
        </button>
      </li>
      <li>
        <button type="button" className="ui-panel" onClick={onContract}>
          <Step Icon={FileSignature} title={t('firstContract')} text={t('firstContractText')} />
        </button>
      </li>
      <li>
        <RouteLink href="/home/old-books" className="ui-panel">
          <Step Icon={FileSpreadsheet} title={t('firstBooks')} text={t('firstBooksText')} />
        </RouteLink>
      </li>
      <li>
        <RouteLink href="/altinn/guide" className="ui-panel">
          <Step Icon={HandCoins} title={t('firstTax')} text={t('firstTaxText')} />
        </RouteLink>
      </li>
    </ul>
  )
}

function Step({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) {
  return (
    <>
      <Icon size={24} aria-hidden />
      <strong>{title}</strong>
      <span>{text}</span>
    </>
  )
}
