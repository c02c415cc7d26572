import { POST_SAVED, POST_STATUSES, postDetailsSchema, type Post } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { uploadPostImage, type PostDraft } from '../../api/posts.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Popup } from '../../ui/popup.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { dublinTime } from '../dublin-time.ts';
import { PageHead } from '../page-head.tsx';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import { useUnsaved, useUnsavedWork } from '../unsaved.tsx';
import { useListHref } from '../use-list-href.ts';
import { BodyEditor } from './body-editor.tsx';
import { HeaderImageField } from './header-image-field.tsx';
import {
  dropKeptDraft,
  keepDraft,
  newDraftKey,
  readKeptDrafts,
  type KeptDraft,
} from './kept-draft.ts';
import { toPostDraft, type PostFormValues } from './post-form-values.ts';
import styles from './post-form.module.css';
import { PostPreview } from './post-preview.tsx';
import { useAutosave } from './use-autosave.ts';
import { useDropGuard } from './use-drop-guard.ts';

interface PostFormProps {
  title: string;
  /** Null for a new post. */
  post: Post | null;
  initialValues: PostFormValues;
  /** Saves; a 409 when somebody else did meanwhile. */
  onSave: (draft: PostDraft, headerImage: File | null) => Promise<unknown>;
  /** At the foot of the side panel. */
  danger?: ReactNode;
}

const isSame = (a: PostFormValues, b: PostFormValues) => JSON.stringify(a) === JSON.stringify(b);

/** Writes a post. Whatever happens to the server, the session or the browser, the words stay. */
export function PostForm({ title, post, initialValues, onSave, danger }: PostFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const { setUnsaved } = useUnsaved();
  const listHref = useListHref(paths.adminPosts.href());
  const draftId = post?._id ?? 'new';

  useDropGuard();

  const [draftKey] = useState(() => newDraftKey(draftId));
  const [[found, ...foundBefore], setFound] = useState<KeptDraft[]>(() =>
    readKeptDrafts(draftId)
      .map((kept) => ({ ...kept, values: { ...initialValues, ...kept.values } }))
      .filter(({ values }) => !isSame(values, initialValues)),
  );
  // What the words began from; a recovered draft began from an older post, and the server must know.
  const [start, setStart] = useState({
    values: initialValues,
    basedOn: post?.updatedAt ?? null,
    round: 0,
  });
  const [headerImage, setHeaderImage] = useState<File | null>(null);
  const [conflict, setConflict] = useState<{ message: string; values: PostFormValues } | null>(
    null,
  );
  const [isPreviewing, setPreviewing] = useState(false);
  const [isUploading, setUploading] = useState(false);
  // Saved: the server's copy may differ by a space from here on, and that is nobody's unsaved work.
  const [isDone, setDone] = useState(false);

  const save = async (
    values: PostFormValues,
    basedOn: string | null,
    { setErrors, setTouched }: Pick<FormikHelpers<PostFormValues>, 'setErrors' | 'setTouched'>,
  ) => {
    // Whatever comes of this save, the words are safe before it leaves.
    keepDraft(draftKey, values, basedOn);
    try {
      await runWrite(() => onSave(toPostDraft(values, basedOn ?? undefined), headerImage));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        setConflict({ message: error.message, values });
        return;
      }
      if (error instanceof ApiError && Object.keys(error.errors).length > 0) {
        const errors = Object.fromEntries(
          Object.entries(error.errors).map(([field, message]) => [
            field.replace(/^post_details\./, ''),
            message,
          ]),
        );
        setErrors(errors);
        await setTouched(
          Object.fromEntries(Object.keys(errors).map((field) => [field, true])),
          false,
        );
      }
      showPopup({ title: "Couldn't save Post!", text: (error as Error).message, tone: 'bad' });
      return;
    }
    setDone(true);
    dropKeptDraft(draftKey);
    setUnsaved(false);
    await queryClient.invalidateQueries({ queryKey: ['posts'] });
    showPopup({
      title: 'Success!',
      text: POST_SAVED,
      tone: 'good',
      onClose: () => void navigate(listHref),
    });
  };

  const handleRecover = (kept: KeptDraft) => {
    if (keepDraft(draftKey, kept.values, kept.basedOn)) dropKeptDraft(kept.key);
    setStart(({ round, basedOn }) => ({
      values: kept.values,
      basedOn: kept.basedOn ?? basedOn,
      round: round + 1,
    }));
    setFound([]);
  };

  const handleThrowAway = (kept: KeptDraft) => {
    dropKeptDraft(kept.key);
    setFound(foundBefore);
  };

  const handleUploadImage = useCallback(
    async (image: File) => (await runWrite(() => uploadPostImage(image))).url,
    [runWrite],
  );

  return (
    <Formik
      key={start.round}
      initialValues={start.values}
      validationSchema={postDetailsSchema}
      validateOnBlur={false}
      onSubmit={(values, helpers) => save(values, start.basedOn, helpers)}
    >
      {({ values, errors, touched, isSubmitting, setFieldValue, setErrors, setTouched }) => (
        <Form noValidate>
          <Head
            title={title}
            listHref={listHref}
            draftKey={draftKey}
            isUploading={isUploading}
            saved={initialValues}
            basedOn={start.basedOn}
            hasNewImage={headerImage !== null}
            isDone={isDone}
            onPreview={() => setPreviewing(true)}
          />
          {found && (
            <div className={styles.notes}>
              <Note
                actions={
                  <>
                    <Button onClick={() => handleRecover(found)}>Use them</Button>
                    <Button variant="ghost" onClick={() => handleThrowAway(found)}>
                      Throw them away
                    </Button>
                  </>
                }
              >
                Words from {dublinTime(found.keptAt, 'minute')} that were never saved are still on
                this device.
              </Note>
            </div>
          )}
          <fieldset className={styles.columns} disabled={isSubmitting}>
            <legend className="vh">{title}</legend>
            <div className={styles.words}>
              <Field name="title" label="Title" />
              <BodyEditor
                label="Body"
                value={start.values.wysiwyg}
                onChange={(html) => void setFieldValue('wysiwyg', html)}
                onUploadImage={handleUploadImage}
                onUploading={setUploading}
                isLocked={isSubmitting}
                error={touched.wysiwyg ? errors.wysiwyg : undefined}
              />
            </div>
            <div className={styles.side}>
              <SelectField name="status" label="Status" options={POST_STATUSES} />
              {values.status === 'Scheduled' && (
                <Field
                  name="publish_at"
                  label="Appears on"
                  type="datetime-local"
                  hint="By this device’s clock."
                />
              )}
              <Field
                name="slug"
                label="Address"
                placeholder="made from the title"
                hint={
                  post?.published_at
                    ? `${paths.blog.href()}/… Links to the old one go on working.`
                    : `The last part of ${paths.blog.href()}/…`
                }
              />
              {post?.status === 'Published' && (
                <a className="link" href={paths.post.href({ id: post.slug })} target="_blank">
                  View on the site
                </a>
              )}
              <HeaderImageField
                saved={post?.header_image ?? null}
                chosen={headerImage}
                onChoose={setHeaderImage}
              />
              {danger}
            </div>
          </fieldset>
          {conflict && (
            <Popup
              tone="bad"
              title="Somebody was here first"
              onClose={() => setConflict(null)}
              actions={
                <>
                  <Button onClick={() => setConflict(null)}>Back to it</Button>
                  <Button
                    variant="ghost"
                    onClick={() => window.open(location.pathname, '_blank', 'noopener')}
                  >
                    Read theirs in a new tab
                  </Button>
                  <Button
                    variant="danger"
                    onClick={() => {
                      setConflict(null);
                      void save(conflict.values, null, { setErrors, setTouched });
                    }}
                  >
                    Save mine over it
                  </Button>
                </>
              }
            >
              <p>{conflict.message}</p>
            </Popup>
          )}
          {isPreviewing && (
            <PostPreview
              values={values}
              saved={post}
              chosen={headerImage}
              onClose={() => setPreviewing(false)}
            />
          )}
        </Form>
      )}
    </Formik>
  );
}

interface HeadProps {
  title: string;
  listHref: string;
  draftKey: string;
  isUploading: boolean;
  /** What the server has. */
  saved: PostFormValues;
  basedOn: string | null;
  hasNewImage: boolean;
  isDone: boolean;
  onPreview: () => void;
}

function Head(props: HeadProps) {
  const { title, listHref, draftKey, isUploading, saved, basedOn, hasNewImage, isDone, onPreview } =
    props;
  const { values, isSubmitting } = useFormikContext<PostFormValues>();
  const isDirty = !isDone && (!isSame(values, saved) || hasNewImage || isUploading);
  useUnsavedWork(isDirty);
  const isKept = useAutosave(draftKey, values, basedOn, isDirty);

  return (
    <PageHead
      title={title}
      back={{ label: 'Posts', to: listHref }}
      isEditor
      actions={
        <>
          <span className={styles.state} role="status">
            {isDirty &&
              (isKept === null
                ? 'Unsaved changes'
                : isKept
                  ? 'Unsaved changes, kept on this device'
                  : 'Unsaved changes. This device cannot keep them')}
          </span>
          <Button variant="ghost" onClick={onPreview}>
            Preview
          </Button>
          <Button
            type="submit"
            variant="go"
            // A picture on its way would not be in what is saved.
            isBusy={isSubmitting || isUploading}
            busyLabel={isSubmitting ? 'Saving…' : 'Uploading…'}
          >
            Save post
          </Button>
        </>
      }
    />
  );
}
