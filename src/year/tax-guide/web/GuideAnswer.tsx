import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { Printer } from 'lucide-react'
import { endOfYear, startOfYear } from '../../../base/kit/day'
import { ore, type Ore } from '../../../base/kit/money'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { LinkButton } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { kr } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { Guide, Verdict } from '../rules'
import { lettingRulesOf } from '../../tax/rules-book'
import { guideWords } from '../words'

interface GuideAnswerProps {
  readonly house: House
  readonly year: number
  /** The rent of the house in the year. */
  readonly gross: Ore
  readonly guide: Guide
  /** Whether the landlord lived there. */
  readonly isOwn: boolean
}

/** Where costs are deducted from what is taxable. */
const lessCosts = (verdict: Verdict) => verdict === 'taxable' || verdict === 'taxableFromFirstKrone'

/** The answer in one word and a sentence, how far the rent is from the limit, and what it rests on. */
export function GuideAnswer({ house, year, gross, guide, isOwn }: GuideAnswerProps) {
  const t = useWords(guideWords)
  const [language] = useLanguage()
  const { verdict, taxable, limit, counted, sources } = guide
  const values = { year, limit: limit === null ? '' : kr(limit), percent: lettingRulesOf(year).shortPercent }
  const income = new URLSearchParams({
    house: String(house.id),
    type: 'income-bilag',
    period: 'custom',
    from: startOfYear(year),
    to: endOfYear(year),
  })
  return (
    <Panel title={t('answer', { house: house.name, year })}>
      <div className="guide-answer">
        <div role="status">
          <h3>{t(verdict)}</h3>
          <p>{t(`${verdict}Text`, values)}</p>
        </div>
        {limit !== null && counted !== null && <Meter gross={counted} limit={limit} />}
        <DescriptionList
          items={[
            { term: t('gross', { year }), value: kr(gross) },
            ...(counted === null || counted === gross ? [] : [{ term: t('shortGross'), value: kr(counted) }]),
            ...(limit === null ? [] : [{ term: t('limit'), value: kr(limit) }]),
            ...(limit === null || counted === null
              ? []
              : [
                  counted > limit
                    ? { term: t('above'), value: kr(ore(counted - limit)) }
                    : { term: t('left'), value: kr(ore(limit - counted)) },
                ]),
            ...(taxable === null
              ? []
              : [{ term: t(lessCosts(verdict) ? 'taxablePartBefore' : 'taxablePart'), value: kr(taxable) }]),
          ]}
        />
        {gross === 0 && <p>{t('noRent', { year })}</p>}
        {lessCosts(verdict) && <p className="ui-fine">{t('many')}</p>}
        {isOwn && <p className="ui-fine">{t('flats')}</p>}
        <p>{t('setsNothing')}</p>
        <div className="guide-basis">
          <strong>{t('basis')}</strong>
          <ul>
            {sources.map(({ text, read }) => (
              <li key={text.en}>{read ? text[language] : t('unread', { place: text[language] })}</li>
            ))}
          </ul>
        </div>
        <div className="ui-buttons ui-buttons-start">
          <LinkButton variant="default" href={`/home/dashboard?${income.toString()}`}>
            {t('toVouchers')}
          </LinkButton>
          <Button variant="default" leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** How much of the limit the rent takes; full from the limit on. */
function Meter({ gross, limit }: { gross: Ore; limit: Ore }) {
  const t = useWords(guideWords)
  const text = t('meter', { gross: kr(gross), limit: kr(limit) })
  return (
    <div className="guide-meter">
      <Progress.Root size="lg">
        <Progress.Section
          value={Math.min(100, (gross / limit) * 100)}
          color={gross > limit ? 'var(--ui-chart-cost)' : 'var(--ui-chart-income)'}
          aria-label={t('limit')}
          aria-valuetext={text}
        />
      </Progress.Root>
      <p className="ui-fine ui-figures">{text}</p>
    </div>
  )
}
