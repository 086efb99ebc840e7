import { Button } from '@mantine/core'
import { formatKr } from '../../../base/kit/money'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { useWords } from '../../../base/ui/words/use-words'
import { newest } from '../rules-book'
import { depreciationWords } from '../words'

export interface WizardInfoProps {
  readonly onNext: () => void
  readonly onCancel: () => void
}

/** What furniture and home contents mean for the tax, before anything is asked. */
export function WizardInfo({ onNext, onCancel }: WizardInfoProps) {
  const t = useWords(depreciationWords)
  const { limit, itemPercent, personalPercent } = newest
  return (
    <div className="ui-form">
      <p>{t('infoText')}</p>
      <div className="depreciation-kinds">
        <DescriptionList
          items={[
            { term: t('item'), value: t('infoItem', { limit: formatKr(limit, 'needed'), percent: itemPercent }) },
            { term: t('personal'), value: t('infoPersonal', { percent: personalPercent }) },
          ]}
        />
      </div>
      <p>{t('infoOne')}</p>
      <div className="ui-form-actions">
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button onClick={onNext}>{t('next')}</Button>
      </div>
    </div>
  )
}
