/** A tab that was opened by a click. Its content is not known yet. */
interface PreviewTab {
  readonly show: (url: string) => void
  readonly close: () => void
}

/** Opens the tab. If the browser blocks it, the link on the page can be used. */
export function openPreviewTab(waitText: string): PreviewTab {
  const tab = window.open('', '_blank')
  if (tab === null) return { show: () => undefined, close: () => undefined }
  // The content of the tab must have no access to this page.
  tab.opener = null
  tab.document.title = waitText
  tab.document.body.textContent = waitText
  return {
    show: (url) => {
      if (!tab.closed) tab.location.replace(url)
    },
    close: () => tab.close(),
  }
}
