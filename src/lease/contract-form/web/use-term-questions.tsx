import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useWords } from '../../../base/ui/words/use-words'
import type { TermQuestion } from '../rules-questions'
import { contractFormWords } from '../words'

/** Asks about each possible mistake once while the form is open. The screen shows `dialog`. */
export function useTermQuestions() {
  const t = useWords(contractFormWords)
  const [asking, setAsking] = useState<readonly TermQuestion[]>([])
  const answer = useRef<(isMeant: boolean) => void>(() => undefined)
  const agreed = useRef(new Set<TermQuestion>())
  return {
    isAsking: asking.length > 0,
    /** True if the landlord means these values. False: the landlord wants to change something. */
    async isMeant(questions: readonly TermQuestion[]): Promise<boolean> {
      const open = questions.filter((question) => !agreed.current.has(question))
      if (open.length === 0) return true
      const yes = await new Promise<boolean>((resolve) => {
        answer.current = resolve
        setAsking(open)
      })
      setAsking([])
      if (yes) for (const question of open) agreed.current.add(question)
      return yes
    },
    dialog: (
      <ConfirmDialog
        title={t('isMeant')}
        text={asking.map((question) => (
          <p key={question}>{t(question)}</p>
        ))}
        opened={asking.length > 0}
        cancelText={t('isNotMeant')}
        confirmText={t('isMeantYes')}
        onCancel={() => answer.current(false)}
        onConfirm={() => answer.current(true)}
      />
    ),
  }
}
