import { Button } from '@mantine/core'
import { Camera, X } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { useFileUrl } from '../../../base/ui/file/file-url'
import { handoverScreenWords } from '../words'

function StoredPhoto({ url, alt }: { readonly url: string; readonly alt: string }) {
  const { url: shown } = useFileUrl(url)
  return shown === null ? (
    <span className="handover-thumb" aria-label={alt} role="img" />
  ) : (
    <img className="handover-thumb" src={shown} alt={alt} />
  )
}

interface PhotoLineProps {
  readonly name: string
  readonly photos: readonly string[]
  readonly max?: number
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (url: string) => void
}

/** The photos of an item or a meter, and the button that opens the camera. */
export function PhotoLine({ name, photos, max = 10, onFiles, onRemove }: PhotoLineProps) {
  const t = useWords(handoverScreenWords)
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className="handover-photos">
      {photos.length < max && (
        <Button
          variant="default"
          leftSection={<Camera size={18} aria-hidden />}
          aria-label={t('photoOf', { name })}
          onClick={() => camera.current?.click()}
        >
          {t('photo')}
        </Button>
      )}
      <input
        ref={camera}
        className="ui-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={t('photoOf', { name })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {photos.map((url, at) => (
        <span key={url} className="handover-photo">
          <StoredPhoto url={url} alt={t('photoAt', { number: at + 1, name })} />
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('removePhoto', { number: at + 1 })}
            onClick={() => onRemove(url)}
          >
            <X size={14} aria-hidden />
          </Button>
        </span>
      ))}
    </div>
  )
}
