import './guide.css'
import { Button } from '@mantine/core'
import { z } from 'zod'
import { endOfYear, startOfYear, yearOf } from '../../../base/kit/day'
import { sumOre } from '../../../base/kit/money'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { Filters } from '../../../base/ui/list/filters'
import { Notice } from '../../../base/ui/page/notice'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { dashboardCalls } from '../../dashboard/calls'
import { firstTaxYear } from '../../tax/model'
import { TaxYearField } from '../../tax/web/TaxYearField'
import { answersOf, type Answers, type GuideQuestion } from '../model'
import { guideOf, onlyAsked, questionsAfter } from '../rules'
import { hasOwnRules } from '../../tax/rules-book'
import { guideWords } from '../words'
import { GuideAnswer } from './GuideAnswer'

const answer = <const T extends readonly [string, ...string[]]>(of: T) => z.enum(of).optional().catch(undefined)
/** Year and answers stand in the address; nothing of them is stored. */
const address = z.object({
  year: z.coerce.number().int().min(firstTaxYear).max(2999).optional().catch(undefined),
  home: answer(answersOf.home),
  part: answer(answersOf.part),
  half: answer(answersOf.half),
  short: answer(answersOf.short),
  holiday: answer(answersOf.holiday),
})
const noAnswers = { home: undefined, part: undefined, half: undefined, short: undefined, holiday: undefined }

/** Whether letting the chosen house is taxable at all in a year: questions, the answer, the limit (docs/rules.md#taxable-at-all). */
export default function GuidePage() {
  const t = useWords(guideWords)
  return <HouseGate title={t('title')}>{(house) => <Questions key={house.id} house={house} />}</HouseGate>
}

function Questions({ house }: { house: House }) {
  const t = useWords(guideWords)
  const now = yearOf(today())
  const [{ year: wanted, ...given }, set] = useSearchParams(address)
  const year = wanted !== undefined && wanted <= now ? wanted : now - 1
  const answers = onlyAsked(given)
  return (
    <>
      <PageHeader title={t('title')} sub={t('sub')} />
      <Panel flush>
        <Filters label={t('chooseYear')}>
          <TaxYearField id="guide-year" last={now} year={year} onChange={(next) => set({ year: next })} />
        </Filters>
        {!hasOwnRules(year) && <Notice kind="warning">{t('otherYear', { year })}</Notice>}
      </Panel>
      <Panel title={t('questions')}>
        <div className="guide-questions">
          {questionsAfter(answers).map((question) => (
            <ChoiceField
              key={question}
              id={`guide-${question}`}
              name={question}
              label={t(`${question}Question`, { year })}
              help={t(`${question}Help`)}
              row
              options={choices(question).map((value) => ({ value, label: t(`${question}_${value}` as 'home_yes') }))}
              value={answers[question] ?? ''}
              onChange={(value) => set({ ...noAnswers, ...onlyAsked({ ...answers, [question]: value }) })}
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

const choices = (question: GuideQuestion): readonly string[] => answersOf[question]

/** The answer once nothing more is to be asked, with the rent that the books hold for the year. */
function Answer({ house, year, answers }: { house: House; year: number; answers: Answers }) {
  const query = useEndpointQuery(dashboardCalls.allTypes, {
    query: { houseId: String(house.id), date_from: startOfYear(year), date_to: endOfYear(year) },
  })
  if (questionsAfter(answers).some((question) => answers[question] === undefined)) return null
  return (
    <QueryGate query={query}>
      {({ incomeBilags }) => {
        const sumOf = (incomes: typeof incomeBilags) => sumOre(incomes.map(({ sum }) => sum))
        const gross = sumOf(incomeBilags)
        const short = sumOf(incomeBilags.filter(({ short_term }) => short_term))
        const guide = guideOf(answers, year, { gross, short })
        const isOwn = answers.home !== 'no'
        return guide && <GuideAnswer house={house} year={year} gross={gross} guide={guide} isOwn={isOwn} />
      }}
    </QueryGate>
  )
}
