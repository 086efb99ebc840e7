import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Day } from '../../../base/kit/day'
import { listNames } from '../../../base/kit/full-name'
import { DateField } from '../../../base/ui/field/date-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { PageForm } from '../../../base/ui/form/page-form'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useForm } from '../../../base/ui/form/use-form'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import { dmy } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { handoverCalls } from '../calls'
import { HandoverForm, type Handover } from '../model'
import { handoverBody, withPhoto, type HandoverValues } from '../model-values'
import { handoverRecord } from '../rules-page'
import { waitingProblem } from '../rules-photo'
import { handoverScreenWords } from '../words'
import { Meters } from './HandoverMeters'
import { RoomPart } from './HandoverRooms'
import { KeyLines } from './KeyLines'
import { PhotoNotices } from './PhotoNotices'
import { handoverDraftShape, photoForm } from './use-handover-drafts'
import { usePhotoQueue } from './use-photo-queue'
import { useUnsentPhotos } from './use-unsent-photos'

export interface HandoverEditorProps {
  readonly contract: number
  readonly leaseFrom: Day | null
  readonly account: number
  /** Null for a new handover. */
  readonly handover: Handover | null
  readonly initial: HandoverValues
  readonly onLeave: () => void
}

/** Writes a handover, room by room. The typed values are kept in the browser, and so are photos until they are sent. */
export function HandoverEditor({ contract, leaseFrom, account, handover, initial, onLeave }: HandoverEditorProps) {
  const t = useWords(handoverScreenWords)
  const [language] = useLanguage()
  const record = handoverRecord(contract, handover ?? initial.kind)
  const draft = useDraft({
    account,
    form: 'handover',
    record,
    shape: handoverDraftShape,
    stored: handover && { etag: handover.updated_at },
    isPlaced: true,
  })
  const unsent = useRef(0)
  const form = useForm({
    schema: HandoverForm,
    initial,
    toBody: handoverBody,
    draft,
    // The form can't be saved while a photo is on its way, because it would then find no line.
    check: () => waitingProblem(unsent.current, t('waitFor')),
  })
  const queue = usePhotoQueue(account, photoForm(record), (line, url) =>
    form.setMany(withPhoto(form.values, line, url)),
  )
  useUnsentPhotos(form, queue.waiting, unsent)
  const [params] = useState({ id: String(contract) })
  const invalidates = [handoverCalls.list]
  const create = useEndpointMutation(handoverCalls.create, { invalidates })
  const update = useEndpointMutation(handoverCalls.update, { invalidates })
  const { rooms, date } = form.values
  const isBeforeLease = leaseFrom !== null && date !== '' && date < leaseFrom
  const drawn = (handover?.signatures ?? []).map(({ name }) => name)
  return (
    <PageForm
      form={form}
      submitText={t(drawn.length > 0 ? 'saveWithoutDrawings' : 'save')}
      onLeave={onLeave}
      onSubmit={(body) =>
        handover === null
          ? create.mutateAsync({ params, body })
          : update.mutateAsync({ params: { ...params, handoverId: String(handover.id) }, body })
      }
      onDone={() => {
        toast.success(t(drawn.length > 0 ? 'drawingsGo' : 'saved'))
        onLeave()
      }}
    >
      {drawn.length > 0 && <Notice kind="warning">{t('drawingsWillGo', { names: listNames(drawn, language) })}</Notice>}
      <PhotoNotices queue={queue} />
      <DateField
        {...form.field('date')}
        label={t('date')}
        required
        {...(isBeforeLease && { help: t('beforeLease', { day: dmy(leaseFrom) }) })}
      />
      {rooms.map((room, at) => (
        <RoomPart
          key={room.key}
          form={form}
          path={`rooms.${at}`}
          queue={queue}
          room={room}
          onChange={(changed) => form.set('rooms', rooms.with(at, changed))}
          onRemove={() => form.set('rooms', rooms.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => form.set('rooms', [...rooms, { key: newIdempotencyKey(), name: '', items: [] }])}
        >
          {t('addRoom')}
        </Button>
      </div>
      <Meters form={form} queue={queue} />
      <KeyLines form={form} />
      <TextAreaField {...form.field('remarks')} label={t('remarks')} />
      <TextAreaField {...form.field('tenant_remarks')} label={t('tenantRemarks')} help={t('tenantRemarksHelp')} />
    </PageForm>
  )
}
