import './guide.css'
import { Button, Progress } from '@mantine/core'
import { z } from 'zod'
import { endOfYear, startOfYear, yearOf } from '../../../base/kit/day'
import { sumOre, ore, type Ore } from '../../../base/kit/money'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { Filters } from '../../../base/ui/list/filters'
import { Notice } from '../../../base/ui/page/notice'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords, useLanguage } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { ledgerCalls } from '../../../books/ledger/calls'
import { firstTaxYear } from '../../tax/model'
import { TaxYearField } from '../../tax/web/TaxYearField'
import { possibleAnswers, type Answers, type GuideQuestion } from '../model'
import { guideResult, withoutUnaskedAnswers, questionsSoFar, type Guide, type Verdict } from '../rules'
import { hasRulesOfYear, lettingRulesOf } from '../../tax/rules-book'
import { guideWords } from '../words'
import '@mantine/core/styles/Progress.layer.css'
import { Printer } from 'lucide-react'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { LinkButton } from '../../../base/ui/page/link'
import { kr } from '../../../base/ui/words/format'

interface GuideAnswerProps {
  readonly house: House
  readonly year: number
  readonly gross: Ore
  readonly guide: Guide
  readonly isOwn: boolean
}

/** True if costs are deducted from the taxable rent. */
const lessCosts = (verdict: Verdict) => verdict === 'taxable' || verdict === 'taxableFromFirstKrone'

/** The result: one word and a sentence, how far the rent is from the limit, and the sources. */
function GuideAnswer({ house, year, gross, guide, isOwn }: GuideAnswerProps) {
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

/** Shows how much of the limit the rent is. At the limit and above it, the meter is full. */
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

const answer = <const T extends readonly [string, ...string[]]>(of: T) => z.enum(of).optional().catch(undefined)
/** The address contains the year and the answers. Nothing is stored. */
const address = z.object({
  year: z.coerce.number().int().min(firstTaxYear).max(2999).optional().catch(undefined),
  home: answer(possibleAnswers.home),
  part: answer(possibleAnswers.part),
  half: answer(possibleAnswers.half),
  short: answer(possibleAnswers.short),
  holiday: answer(possibleAnswers.holiday),
})
const noAnswers = { home: undefined, part: undefined, half: undefined, short: undefined, holiday: undefined }

/** docs/rules/year.md#taxable-at-all */
export default function GuidePage() {
  const t = useWords(guideWords)
  return <HouseGate title={t('title')}>{(house) => <Questions key={house.id} house={house} />}</HouseGate>
}

function Questions({ house }: { house: House }) {
  const t = useWords(guideWords)
  const now = yearOf(today())
  const [{ year: wanted, ...given }, set] = useSearchParams(address)
  const year = wanted !== undefined && wanted <= now ? wanted : now - 1
  const answers = withoutUnaskedAnswers(given)
  return (
    <>
      <PageHeader title={t('title')} sub={t('sub')} />
      <Panel flush>
        <Filters label={t('chooseYear')}>
          <TaxYearField id="guide-year" last={now} year={year} onChange={(next) => set({ year: next })} />
        </Filters>
        {!hasRulesOfYear(year) && <Notice kind="warning">{t('otherYear', { year })}</Notice>}
      </Panel>
      <Panel title={t('questions')}>
        <div className="guide-questions">
          {questionsSoFar(answers).map((question) => (
            <ChoiceField
              key={question}
              id={`guide-${question}`}
              name={question}
              label={t(`${question}Question`, { year })}
              help={t(`${question}Help`)}
              row
              options={choices(question).map((value) => ({ value, label: t(`${question}_${value}` as 'home_yes') }))}
              value={answers[question] ?? ''}
              onChange={(value) => set({ ...noAnswers, ...withoutUnaskedAnswers({ ...answers, [question]: value }) })}
            />
          ))}
          {answers.home !== undefined && (
            <div className="ui-buttons ui-buttons-start">
              <Button variant="default" onClick={() => set(noAnswers)}>
                {t('again')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
      <Answer house={house} year={year} answers={answers} />
    </>
  )
}

const choices = (question: GuideQuestion): readonly string[] => possibleAnswers[question]

function Answer({ house, year, answers }: { house: House; year: number; answers: Answers }) {
  const query = useEndpointQuery(ledgerCalls.allTypes, {
    query: { houseId: String(house.id), date_from: startOfYear(year), date_to: endOfYear(year) },
  })
  if (questionsSoFar(answers).some((question) => answers[question] === undefined)) return null
  return (
    <QueryGate query={query}>
      {({ incomeBilags }) => {
        const sumOf = (incomes: typeof incomeBilags) => sumOre(incomes.map(({ sum }) => sum))
        const gross = sumOf(incomeBilags)
        const short = sumOf(incomeBilags.filter(({ short_term }) => short_term))
        const guide = guideResult(answers, year, { gross, short })
        const isOwn = answers.home !== 'no'
        return guide && <GuideAnswer house={house} year={year} gross={gross} guide={guide} isOwn={isOwn} />
      }}
    </QueryGate>
  )
}
