import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { Button } from '@storefront/shared/ui/Button';
import { Dialog } from '@storefront/shared/ui/Dialog';
import { Picture } from '@storefront/shared/ui/Picture';

interface PreviewDialogProps {
  readonly image: GalleryImage;
  readonly onClose: () => void;
}

/** Shows one gallery picture large, with a Close button (§2). */
export function PreviewDialog({ image, onClose }: PreviewDialogProps) {
  return (
    <Dialog open onClose={onClose} title={image.title} actions={<Button onClick={onClose}>Close</Button>}>
      <Picture image={image.image} imageSet={image.imageSet} alt={image.alt} sizes="512px" loading="eager" />
    </Dialog>
  );
}
