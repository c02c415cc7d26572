import { MAX_LENGTH, updatePageTextSchema, type PageText } from '@reelists/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { ArrowUpRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageTextBlockQuery, updatePageText } from '../../api/page-texts.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../load-error.tsx';
import { PageHead } from '../page-head.tsx';
import { useErrorPopup, usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import { useUnsavedWork } from '../unsaved.tsx';
import { useListHref } from '../use-list-href.ts';
import styles from './edit-text-page.module.css';
import { pageTextPath } from './page-text-path.ts';
import { TextPreview } from './text-preview.tsx';

const ROWS = { line: undefined, text: 3, paragraphs: 8 };

export function EditTextPage() {
  const { id = '' } = useParams();
  const block = useQuery({ ...pageTextBlockQuery(id), staleTime: 0 });
  useErrorPopup(block.error);
  const back = { label: 'CMS', to: useListHref(paths.adminPageTexts.href()) };

  if (block.data) return <EditText key={block.data._id} block={block.data} back={back} />;
  return (
    <>
      <PageHead title="Edit text" back={back} />
      {block.error ? <LoadError of={block} /> : <p role="status">Rolling…</p>}
    </>
  );
}

interface EditTextProps {
  block: PageText;
  back: { label: string; to: string };
}

interface TextValues {
  fields: { name: string; text: string }[];
}

const valuesOf = ({ fields }: PageText): TextValues => ({
  fields: fields.map(({ name, text }) => ({ name, text })),
});

/** One block's fields, with what each said when the site was built, and the page they are on beside them. */
function EditText({ block, back }: EditTextProps) {
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [saved, setSaved] = useState(() => valuesOf(block));
  const [isJustSaved, setJustSaved] = useState(false);
  const [focused, setFocused] = useState(0);

  const handleSubmit = async ({ fields }: TextValues, { resetForm }: FormikHelpers<TextValues>) => {
    // Somebody else may have changed the other fields meanwhile, and those are theirs.
    const changed = fields.filter(({ text }, index) => text !== saved.fields[index]?.text);
    try {
      const reply = await runWrite(() => updatePageText(block._id, { fields: changed }));
      const values = valuesOf(reply.block);
      setSaved(values);
      resetForm({ values });
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
      return;
    }
    setJustSaved(true);
    await queryClient.invalidateQueries({ queryKey: ['page-texts'] });
  };

  return (
    <Formik
      initialValues={saved}
      validationSchema={updatePageTextSchema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ values, dirty, isSubmitting, setFieldValue }) => (
        <Form noValidate>
          <UnsavedWork isUnsaved={dirty} />
          <PageHead
            title={block.label}
            aside={block.page}
            back={back}
            isEditor
            actions={
              <>
                <span className={styles.state} role="status">
                  {dirty ? 'Unsaved changes' : isJustSaved && 'Saved. Visitors see it from now on.'}
                </span>
                <ButtonAnchor
                  variant="ghost"
                  icon={<Icon of={ArrowUpRight} size={18} />}
                  href={pageTextPath(block.key)}
                  target="_blank"
                  rel="noopener"
                >
                  See it on the site
                </ButtonAnchor>
                <Button
                  type="submit"
                  variant="go"
                  isBusy={isSubmitting}
                  busyLabel="Saving…"
                  disabled={!dirty}
                >
                  Save text
                </Button>
              </>
            }
          />
          <div className={styles.columns}>
            <fieldset className={styles.fields} disabled={isSubmitting}>
              <legend className="vh">{block.label}</legend>
              {block.fields.map((field, index) => {
                const text = values.fields[index]?.text ?? '';
                const rows = ROWS[field.kind];
                return (
                  <div key={field.name} onFocus={() => setFocused(index)}>
                    <Field
                      name={`fields.${index}.text`}
                      label={field.label}
                      maxLength={MAX_LENGTH.page_text}
                      multiline={field.kind !== 'line'}
                      {...(rows && { rows })}
                    />
                    <p className={styles.was}>
                      {text === field.default_text ? (
                        'Default words'
                      ) : (
                        <>
                          <span>
                            Was: <q>{field.default_text || 'nothing'}</q>
                          </span>
                          <button
                            type="button"
                            onClick={() =>
                              void setFieldValue(`fields.${index}.text`, field.default_text)
                            }
                          >
                            Put it back<span className="vh">: {field.label}</span>
                          </button>
                        </>
                      )}
                    </p>
                  </div>
                );
              })}
              <div>
                <Button
                  variant="ghost"
                  icon={<Icon of={Undo2} size={18} />}
                  disabled={block.fields.every(
                    ({ default_text }, index) => values.fields[index]?.text === default_text,
                  )}
                  onClick={() =>
                    void setFieldValue(
                      'fields',
                      block.fields.map(({ name, default_text }) => ({ name, text: default_text })),
                    )
                  }
                >
                  Put the whole block back
                </Button>
              </div>
            </fieldset>
            <TextPreview
              label={block.label}
              path={pageTextPath(block.key)}
              textKey={block.key}
              texts={Object.fromEntries(values.fields.map(({ name, text }) => [name, text]))}
              show={values.fields[focused]?.text ?? ''}
            />
          </div>
        </Form>
      )}
    </Formik>
  );
}

function UnsavedWork({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(isUnsaved);
  return null;
}
