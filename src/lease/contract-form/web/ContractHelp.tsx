import { Button } from '@mantine/core'
import { useWords } from '../../../base/ui/words/use-words'
import { contractHelpWords } from '../words-help'
import { wizardWords } from '../words-wizard'
import type { HelpStep } from './contract-steps'

const points = {
  'deposit-help': [
    'depositLimit',
    'depositWhen',
    'depositAccount',
    'depositNotYours',
    'depositGuarantee',
    'depositTwo',
    'depositEnd',
  ],
  'signing-help': ['signingBankid', 'signingPrint', 'signingBoth', 'signingPaper', 'signingFrozen'],
} as const
const intro = { 'deposit-help': 'depositIntro', 'signing-help': 'signingIntro' } as const
const deposits = 'https://lovdata.no/lov/1999-03-26-17/§3-5'

/** What a landlord should know of deposits, or of signing, before going on; leads back to where it was opened. */
export function ContractHelp({ step, onBack }: { step: HelpStep; onBack: () => void }) {
  const t = useWords(contractHelpWords)
  const ui = useWords(wizardWords)
  return (
    <div className="ui-form">
      <p>{t(intro[step])}</p>
      <ul className="lease-help">
        {points[step].map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {step === 'deposit-help' ? (
        <p>
          <a href={deposits} target="_blank" rel="noreferrer">
            {t('depositRead')}
          </a>
        </p>
      ) : (
        <p className="ui-fine">{t('signingAdvice')}</p>
      )}
      <div className="ui-form-actions">
        <Button variant="default" onClick={onBack}>
          {ui('back')}
        </Button>
      </div>
    </div>
  )
}
