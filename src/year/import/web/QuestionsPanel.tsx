import { Button } from '@mantine/core'
import { SelectField } from '../../../base/ui/field/select-field'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Panel } from '../../../base/ui/page/page'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { importCalls } from '../calls'
import { importWords } from '../words'
import type { ReadingProps } from './reading-props'

const mostLines = 8

export const isAnswered = (answers: QuestionAnswers): boolean => Object.keys(answers).length > 0

export type QuestionAnswers = Readonly<Record<string, string>>

interface QuestionsPanelProps extends ReadingProps {
  /** The answers that were chosen since the file was read. */
  readonly answers: QuestionAnswers
  readonly onAnswer: (answers: QuestionAnswers) => void
}

/** All questions on one page. One press reads the file again with all answers. */
export function QuestionsPanel({ books, onRead, answers, onAnswer }: QuestionsPanelProps) {
  const t = useWords(importWords)
  const change = useEndpointMutation(importCalls.change)
  const press = async () => {
    try {
      onRead(await change.mutateAsync({ params: { id: String(books.id) }, body: { answers } }))
      onAnswer({})
    } catch {
      // The line below shows the error.
    }
  }
  return (
    <Panel title={t('questions')}>
      <p>{t('questionsText')}</p>
      <ul className="old-books-list">
        {books.questions.map(({ id, about, choices, blocks, answer }) => {
          const lines = about.lines.slice(0, mostLines).join(', ') + (about.lines.length > mostLines ? ' …' : '')
          const place = about.lines.length === 0 ? about.sheet : t('lines', { sheet: about.sheet, lines })
          return (
            <li key={id}>
              <SelectField
                label={about.text}
                id={`question-${id}`}
                name={id}
                help={blocks ? `${place}. ${t('held')}` : place}
                placeholder={t(blocks ? 'notAnswered' : 'asProposed')}
                value={answers[id] ?? answer ?? ''}
                options={choices.map((choice) => ({ value: choice.id, label: choice.text }))}
                onChange={(value) => onAnswer({ ...answers, [id]: value })}
              />
            </li>
          )
        })}
      </ul>
      <div className="ui-buttons ui-buttons-start">
        <Button
          variant={isAnswered(answers) ? 'filled' : 'default'}
          loading={change.isPending}
          onClick={() => void press()}
        >
          {t('answer')}
        </Button>
      </div>
      <ErrorLine error={change.error} />
    </Panel>
  )
}
