import { Fragment, type ReactNode } from 'react'
import { Panel } from '../page/page'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'
import { Form, type FormProps } from './form'
import { useRestoredDraft } from './use-restored-draft'
import { useUnsavedChangesGuard } from './unsaved-changes-guard'
import { LeaveButton } from './leave-button'

interface PageFormProps<V extends object, B, A> extends Pick<
  FormProps<V, B, A>,
  'form' | 'submitText' | 'onSubmit' | 'onDone' | 'children' | 'editing'
> {
  readonly onLeave: () => void
  readonly intro?: ReactNode
}

/** A form that is a page. Every way out asks before changes are lost. */
export function PageForm<V extends object, B, A>({ onLeave, intro, children, ...form }: PageFormProps<V, B, A>) {
  const t = useWords(uiWords)
  const guard = useUnsavedChangesGuard(form.form)
  const { note, round } = useRestoredDraft(form.form)
  return (
    <div className="ui-page-form">
      <Panel>
        {intro}
        <Form {...form} actions={<LeaveButton onClick={() => guard.leave(onLeave)}>{t('cancel')}</LeaveButton>}>
          {note}
          <Fragment key={round}>{children}</Fragment>
        </Form>
      </Panel>
      {guard.dialog}
    </div>
  )
}
