import { Button } from '@mantine/core'
import { Camera, Upload } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { useWords } from '../words/use-words'
import { fileFieldWords } from '../words/words-files'

const types = {
  all: 'application/pdf,image/jpeg,image/png,image/webp,image/heic,.pdf,.jpg,.jpeg,.png,.webp,.heic',
  pdf: 'application/pdf,.pdf',
} as const

interface FileButtonsProps {
  readonly label: string
  readonly accept: keyof typeof types
  readonly max: number
  readonly onFiles: (files: readonly File[]) => void
}

export function FileButtons({ label, accept, max, onFiles }: FileButtonsProps) {
  const t = useWords(fileFieldWords)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const hidden = {
    className: 'ui-hidden',
    type: 'file',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      onFiles([...(currentTarget.files ?? [])])
      currentTarget.value = ''
    },
  } as const
  return (
    <>
      <div className="ui-buttons ui-buttons-start">
        {/* The camera is the first button, because the receipt is on paper. Devices without a camera don't show it. */}
        {accept === 'all' && (
          <Button
            className="ui-camera"
            variant="default"
            leftSection={<Camera size={18} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {t('filesCamera')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Upload size={18} aria-hidden />}
          onClick={() => chooser.current?.click()}
        >
          {t('filesChoose')}
        </Button>
      </div>
      <input {...hidden} tabIndex={-1} ref={chooser} multiple={max > 1} accept={types[accept]} aria-label={label} />
      <input
        {...hidden}
        ref={camera}
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-hidden
        aria-label={t('filesCamera')}
      />
    </>
  )
}
