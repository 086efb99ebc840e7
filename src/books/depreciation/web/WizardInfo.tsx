import { Button } from '@mantine/core'
import { formatKr } from '../../../base/kit/money'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { useWords } from '../../../base/ui/words/use-words'
import { authorityLimitYears, newest } from '../rules-book'
import { depreciationWords } from '../words'

export interface WizardInfoProps {
  readonly onNext: () => void
  readonly onCancel: () => void
}

/** What furniture and home contents mean for the tax, before anything is asked. */
export function WizardInfo({ onNext, onCancel }: WizardInfoProps) {
  const t = useWords(depreciationWords)
  const { limit, authorityLimit, itemPercent, personalPercent } = newest
  const { from, to } = authorityLimitYears
  const limits = {
    limit: formatKr(limit, 'needed'),
    authority: formatKr(authorityLimit, 'needed'),
    years: `${from}–${String(to).slice(-2)}`,
  }
  return (
    <div className="ui-form">
      <p>{t('infoText')}</p>
      <div className="depreciation-kinds">
        <DescriptionList
          items={[
            { term: t('item'), value: t('infoItem', { ...limits, percent: itemPercent }) },
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
