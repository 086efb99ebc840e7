import '../../../base/ui/form/folded-section.css'
import { useWords } from '../../../base/ui/words/use-words'
import { bankFileWords } from '../words'

const banks = ['howDnb', 'howNordea', 'howSparebank1', 'howHandelsbanken', 'howOthers'] as const

export function FetchHelp() {
  const t = useWords(bankFileWords)
  return (
    <details className="ui-folded">
      <summary>{t('howTitle')}</summary>
      <ul className="ui-part bank-how">
        {banks.map((bank) => (
          <li key={bank}>{t(bank)}</li>
        ))}
      </ul>
    </details>
  )
}
